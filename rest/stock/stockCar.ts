import Type, { type Static } from 'typebox';
import type { NewCar } from '../cars/changes/carWrites.ts';
import { CarPicture } from '../cars/car.ts';
import { sheetPictures } from '../cars/picturesOfCar.ts';
import { Nullable } from '../http/schemas.ts';
import { fieldName } from './drafts/DraftEntry.ts';
import { DraftView } from './drafts/draftView.ts';
import { stockFields, textOf } from './stockFields.ts';
import { StockRow } from './stockRow.ts';

/** A car in the back office, with every field that a person may change. */
export const StockCar = Type.Object({
  ...StockRow.properties,
  draft: Nullable(DraftView),
  draftId: Nullable(Type.String({ description: 'The id that it had as a draft; null if it was none' })),
  withdrawnByHand: Type.Boolean({ description: 'Whether a person has withdrawn it: no file lists it again' }),
  isImported: Type.Boolean({ description: 'Whether a file has imported it' }),
  updatedAt: Nullable(Type.String({ description: 'ISO 8601' })),
  images: Type.Array(CarPicture, { description: 'The first one is its cover' }),
  sheetImages: Nullable(
    Type.Object(
      {
        images: Type.Array(CarPicture, { description: 'The pictures that the file has' }),
        differs: Type.Boolean({ description: 'Whether they have changed since a person changed the others' }),
      },
      { description: 'null where no person has changed its pictures, or no file has imported it' },
    ),
  ),
  fields: Type.Array(
    Type.Object({
      field: fieldName,
      text: Type.String({ description: 'The value as a person types it; empty if there is none' }),
      sheet: Nullable(
        Type.String({ description: 'What the file said last, where a person has set the value; else null' }),
      ),
      differs: Type.Boolean({ description: 'Whether the file has changed since the person set the value' }),
    }),
  ),
});
export type StockCar = Static<typeof StockCar>;

/** The record of a car, whose row and draft are known. */
export function stockCar(
  row: StockRow & Pick<StockCar, 'draft'>,
  car: NewCar,
  { byHand = false }: { byHand?: boolean },
): StockCar {
  const isImported = car.importedAs !== undefined;
  // No file has said anything yet of a car that was made by hand.
  const overrides = new Map(Object.entries((isImported && car.overrides) || {}));
  const imagesByHand = overrides.get('images') ?? null;
  return {
    ...row,
    draftId: car.draftId ?? null,
    withdrawnByHand: byHand,
    isImported,
    updatedAt: car.updatedAt ?? null,
    images: car.images,
    sheetImages: imagesByHand && { images: sheetPictures(car), differs: imagesByHand.differs },
    fields: stockFields.map(({ key, field }) => {
      const override = overrides.get(key);
      return {
        field,
        text: textOf(key, car[key]),
        sheet: override ? textOf(key, override.sheet) : null,
        differs: override?.differs ?? false,
      };
    }),
  };
}
