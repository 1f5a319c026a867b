import type { Collection, Store } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { asRead, changeRevised, writeRevised } from '../../store/revised.ts';
import { type CarDraft, typedRevision } from './carDraft.ts';

/** How long a draft is remembered that has ended, ms. */
const KEPT = 24 * 60 * 60 * 1000;

export type DraftStore = ReturnType<typeof draftStore>;

/** The drafts of cars in the store. Each write is a compare-and-set: it tells where somebody else was faster. */
export function draftStore(store: Store, now: () => Date) {
  const drafts: Collection<CarDraft> = store.collection<CarDraft>('carDrafts', { followed: true });

  async function write(read: CarDraft, fields: Partial<CarDraft>): Promise<CarDraft | undefined> {
    let latest: CarDraft | null = read;
    while (latest && typedRevision(latest) === typedRevision(read)) {
      const written: CarDraft | undefined = await writeRevised(drafts, latest, {
        ...fields,
        typedAt: latest.revision + 1,
      });
      if (written) return written;
      latest = await drafts.findOne({ _id: read._id });
    }
    return undefined;
  }

  /** Removes the drafts that have ended more than a day ago. */
  async function removeEnded(): Promise<void> {
    const before = new Date(now().getTime() - KEPT).toISOString();
    const old = await drafts.find({ endedAt: { $gte: '', $lt: before } }).toArray();
    for (const draft of old) await drafts.deleteOne(asRead<CarDraft>(draft));
  }

  return {
    /** The draft with this id, ended or not; null if there is none. */
    find: (id: string): Promise<CarDraft | null> => drafts.findOne({ _id: id }),

    /** Adds a draft; false if there is one with its id. */
    add: (draft: CarDraft): Promise<boolean> => insertUnlessThere(drafts, draft),

    /**
     * Sets some fields of a draft as it was read; pictures that were added or arranged since stay. Undefined if somebody else has
     * written anything else, or removed it.
     */
    write,

    /** Ends a draft: it was discarded, or published as a new car. Undefined where `write` gives that. */
    async end(read: CarDraft): Promise<CarDraft | undefined> {
      const ended = await write(read, { endedAt: now().toISOString() });
      await removeEnded();
      return ended;
    },

    /**
     * Sets the pictures of a draft to what `edit` makes of the draft as it is then; undefined leaves it. Returns the draft at the
     * end; undefined if it was removed. Rejects with the errors of `edit`.
     */
    writePictures: (
      read: CarDraft,
      edit: (now: CarDraft) => Pick<CarDraft, 'images' | 'pictureHistory'> | undefined,
    ): Promise<CarDraft | undefined> =>
      changeRevised(drafts, read, (now) => {
        const edited = edit(now);
        return edited && { ...edited, typedAt: typedRevision(now) };
      }),

    /** Removes a draft as it was read; false if somebody else has written or removed it since. */
    remove: async (read: CarDraft): Promise<boolean> =>
      (await drafts.deleteOne(asRead<CarDraft>(read))).deletedCount > 0,
  };
}
