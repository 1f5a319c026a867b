import Type, { type Static } from 'typebox';
import { CarPicture } from '../../cars/car.ts';
import { PictureHistory } from '../../cars/storedCar.ts';
import { Nullable } from '../../http/schemas.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';

/** A member of the staff. */
const Person = Type.Object({ id: Type.String(), name: Type.String() });

/** What was typed into fields of a car and is not published; only the back office sees it. Times are in ISO 8601. */
export const CarDraft = Type.Object({
  /** The id of the car; of a new one, an id of its own. */
  _id: Type.String(),
  revision: Type.Integer(),
  /** The revision in which it was written last but for its pictures, which whoever types does not name; null: the latest. */
  typedAt: Nullable(Type.Integer()),
  /** Whether there is no such car yet. */
  isNew: Type.Boolean(),
  /** The text of each field that was typed into, valid or not. */
  values: Type.Record(Type.String(), Type.String()),
  /** What the car said in each of these fields when somebody began to type into it. */
  base: Type.Record(Type.String(), Type.String()),
  /** The pictures of a new car; those of a listed one are its own. */
  images: Type.Array(CarPicture),
  pictureHistory: Nullable(PictureHistory),
  startedBy: Person,
  startedAt: Type.String(),
  changedBy: Person,
  changedAt: Type.String(),
  /** The ids of all who have written it, each of whom the audit log names once. */
  writers: Type.Array(Type.String()),
  /** The id of the car that a new draft becomes, from the moment on at which its publication has begun. */
  publishedAs: Nullable(Type.String()),
  /** When that publication has begun. */
  publicationBegan: Nullable(Type.String()),
  /**
   * When it was discarded, or published as a new car. For a day, it is remembered: a draft that is saved again has its pictures, and
   * a second publication finds the car.
   */
  endedAt: Nullable(Type.String()),
});
export type CarDraft = Static<typeof CarDraft>;

/** The revision of a draft that whoever types names: pictures that are added leave it. */
export function typedRevision({ typedAt, revision }: Pick<CarDraft, 'typedAt' | 'revision'>): number {
  return typedAt ?? revision;
}

/** The collection of drafts of cars. */
export const draftCollections = [
  { name: 'carDrafts', shape: CarDraft },
] as const satisfies readonly CollectionDefinition[];
