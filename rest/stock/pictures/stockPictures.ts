import type { CarStore } from '../../cars/carStore.ts';
import { Unavailable } from '../../http/errors.ts';
import type { CarDraft } from '../drafts/carDraft.ts';
import { carMadeFrom } from '../drafts/carMadeFrom.ts';
import type { DraftStore } from '../drafts/draftStore.ts';
import type { ReadStockCar } from '../readStockCar.ts';
import type { StockCar } from '../stockCar.ts';
import { carPictures } from './carPictures.ts';
import type { EditPictures, PictureHome } from './PictureHome.ts';

interface Parts {
  cars: CarStore;
  drafts: Pick<DraftStore, 'find' | 'writePictures'>;
  read: ReadStockCar;
}

/**
 * The pictures of the cars of the stock and of new cars that are not published. Once a draft is published, what is still sent to it
 * goes to its car.
 */
export function stockPictures({ cars, drafts, read }: Parts): PictureHome<StockCar> {
  const ofCars = carPictures(cars, read);

  /** Changes the pictures of a draft. Returns it as it is where nobody may change them any more. */
  async function changeDraft(draft: CarDraft, edit: EditPictures): Promise<CarDraft | undefined> {
    const found: { closed?: CarDraft } = {};
    await drafts.writePictures(draft, (now) => {
      const isOpen = now.endedAt === null && now.publishedAs === null;
      found.closed = isOpen ? undefined : now;
      const edited = isOpen ? edit(picturesOf(now)) : undefined;
      return edited && { images: [...edited.images], pictureHistory: edited.pictureHistory ?? null };
    });
    return found.closed;
  }

  return {
    async read(id) {
      const draft = await drafts.find(id);
      const car = draft && (await carMadeFrom(cars, draft));
      return read(car?._id ?? id);
    },
    async change(id, edit) {
      if (await ofCars.change(id, edit)) return true;
      const draft = await drafts.find(id);
      if (!draft?.isNew) return false;
      const closed = await changeDraft(draft, edit);
      if (!closed) return true;
      const car = await carMadeFrom(cars, closed);
      if (car) return ofCars.change(car._id, edit);
      // For a moment, a publication has the pictures of the draft, and the car is not there yet.
      if (closed.publishedAs !== null && closed.endedAt === null)
        throw new Unavailable('It is being published.');
      return false;
    },
    closed: ofCars.closed,
  };
}

function picturesOf({ _id, images, pictureHistory, revision }: CarDraft) {
  return { images, pictureHistory: pictureHistory ?? undefined, revision, firstId: _id };
}
