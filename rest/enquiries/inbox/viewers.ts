import Type, { type Static } from 'typebox';
import type { Store } from '../../store/Collection.ts';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';

/** How long somebody has an enquiry open after the last sign of that, ms. */
const SIGN_LASTS = 60_000;
/** How many signs that are over are removed with each new one: more than one, so that none stay for ever. */
const SWEPT = 20;

/** That a member of the staff has an enquiry on the screen, in the collection `enquiryViewers`. */
const StoredViewer = Type.Object({
  /** The ids of the enquiry and of the member. */
  _id: Type.String(),
  enquiryId: Type.String(),
  staffId: Type.String(),
  /** ISO 8601, like the other time. */
  since: Type.String(),
  /** When it is over without another sign. */
  until: Type.String(),
});
type StoredViewer = Static<typeof StoredViewer>;

/** The collection of those who have an enquiry open. */
export const viewerCollections = [
  {
    name: 'enquiryViewers',
    shape: StoredViewer,
    indexes: [{ keys: { enquiryId: 1 } }, { keys: { until: 1 } }],
  },
] as const satisfies readonly CollectionDefinition[];

export type Viewers = ReturnType<typeof viewers>;

/** Who has which enquiry on the screen. All processes know it, as it is stored. */
export function viewers(store: Store, now: () => Date) {
  const signs = store.collection<StoredViewer>('enquiryViewers');
  const after = (ms: number) => new Date(now().getTime() + ms).toISOString();
  const idOf = (enquiryId: string, staffId: string) => `${enquiryId} ${staffId}`;
  const isOver = ({ until }: StoredViewer) => until <= after(0);

  async function sweep() {
    const over = await signs.find({ until: { $lte: after(0) } }, { limit: SWEPT }).toArray();
    const removals = over.map(({ _id, until }) => ({ deleteOne: { filter: { _id, until } } }));
    if (removals.length > 0) await signs.bulkWrite(removals);
  }

  return {
    /** Notes that somebody has an enquiry open, and tells who else has, the first one first. */
    async sign(enquiryId: string, staffId: string): Promise<Pick<StoredViewer, 'staffId' | 'since'>[]> {
      const _id = idOf(enquiryId, staffId);
      const all = (await signs.find({ enquiryId }).toArray()).filter((sign) => !isOver(sign));
      const since = all.find((sign) => sign._id === _id)?.since ?? after(0);
      const own = { _id, enquiryId, staffId, since, until: after(SIGN_LASTS) };
      await signs.replaceOne({ _id }, own, { upsert: true });
      await sweep();
      return all
        .filter((sign) => sign._id !== _id)
        .toSorted((a, b) => (a.since < b.since ? -1 : 1))
        .map((sign) => ({ staffId: sign.staffId, since: sign.since }));
    },

    /** Notes that somebody has left an enquiry. */
    leave: async (enquiryId: string, staffId: string): Promise<void> =>
      void (await signs.deleteOne({ _id: idOf(enquiryId, staffId) })),

    /** Who has which enquiry open, as one text: it is another one as soon as somebody opens or leaves one. */
    async state(): Promise<string> {
      const all = await signs.find({ until: { $gt: after(0) } }, { projection: { _id: 1 } }).toArray();
      return all
        .map(({ _id }) => _id)
        .toSorted()
        .join('\n');
    },
  };
}
