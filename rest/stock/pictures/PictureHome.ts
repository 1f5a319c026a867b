import type { CarPicture } from '../../cars/car.ts';
import type { PictureHistory } from '../../cars/storedCar.ts';

/** The pictures of a record, in their order: the first one is its cover. */
export interface RecordPictures {
  images: readonly CarPicture[];
  pictureHistory?: PictureHistory;
}

/** The same, as they are at a revision of the record. */
export interface PicturesNow extends RecordPictures {
  revision: number;
  /** The first id of the record: that of its draft where it was one. It names pictures, so that one sent again after that is there once. */
  firstId: string;
  /** Those of the file, where a person has changed those of the record, and whether they have changed since. */
  sheet?: { images: readonly CarPicture[]; differs: boolean };
}

/** What a change makes of the pictures of a record; undefined where it leaves them. */
export type EditPictures = (now: PicturesNow) => RecordPictures | undefined;

/** Where the pictures of records are read and changed, such as those of the cars of the stock. */
export interface PictureHome<Answer> {
  /** The record, as whoever changes it is answered. Rejects with `NotFound` where there is none. */
  read(id: string): Promise<Answer>;
  /**
   * Sets the pictures of a record to what `edit` makes of them as they are now; `edit` gets them again where somebody else has
   * written the record meanwhile. False where the record is not there, or nobody may change it. Rejects with the errors of
   * `edit`.
   */
  change(id: string, edit: EditPictures): Promise<boolean>;
  /** Why nobody may change a record that can be read. */
  closed: string;
}
