import type { CarStore } from '../../cars/carStore.ts';
import type { NewCar } from '../../cars/changes/carWrites.ts';
import type { CarDraft } from './carDraft.ts';

/** The car that a new draft has become, listed or withdrawn since; undefined if it has not. */
export async function carMadeFrom(
  cars: Pick<CarStore, 'current'>,
  { _id, publishedAs }: CarDraft,
): Promise<NewCar | undefined> {
  if (publishedAs === null) return undefined;
  const [{ listed, withdrawn } = {}] = await cars.current([publishedAs]);
  const car = listed ?? withdrawn;
  return car?.draftId === _id ? car : undefined;
}
