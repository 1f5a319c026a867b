import { randomUUID } from 'node:crypto';
import { InvalidInput, NotFound } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { changeRevised } from '../../store/revised.ts';
import type { NewView, SavedView, StoredViews } from './savedView.ts';

/** How many views one person may save. */
const MOST_VIEWS = 20;

export type SavedViews = ReturnType<typeof savedViews>;

/** The views of the inbox that each member of the staff has saved: nobody sees those of others. */
export function savedViews(store: Store) {
  const collection = store.collection<StoredViews>('savedViews');

  async function change(staffId: string, changed: (views: readonly SavedView[]) => SavedView[]) {
    const none = { _id: staffId, views: [], revision: 1 };
    const known = (await collection.findOne({ _id: staffId })) ?? none;
    if (known === none) await insertUnlessThere(collection, none);
    await changeRevised(collection, known, ({ views }) => ({ views: changed(views) }));
  }

  return {
    /** The views of a member of the staff, by their names. */
    async list(staffId: string): Promise<SavedView[]> {
      const { views = [] } = (await collection.findOne({ _id: staffId })) ?? {};
      return views.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    },

    /** Saves a view. Rejects with `InvalidInput` for a name that another one has, and where there are too many. */
    async save(staffId: string, { name, ...given }: NewView): Promise<SavedView> {
      const { view = null, kind = null, status = null, assignee = null, q } = given;
      const saved = { id: randomUUID(), name, view, kind, status, assignee, q: q || null };
      await change(staffId, (views) => {
        if (views.some((other) => keyOf(other.name) === keyOf(name))) {
          throw invalid(`You have a view “${name}” already. Choose another name.`);
        }
        if (views.length >= MOST_VIEWS) {
          throw invalid(`You have ${MOST_VIEWS} views already. Remove one of them first.`);
        }
        return [...views, saved];
      });
      return saved;
    },

    /** Removes every view of whoever it is whose name or search is about somebody. */
    async forget(isAbout: (text: string) => boolean): Promise<void> {
      const stays = ({ name, q }: SavedView) => !isAbout(name) && !isAbout(q ?? '');
      for await (const stored of collection.find({})) {
        if (stored.views.every(stays)) continue;
        await changeRevised(collection, stored, ({ views }) => ({ views: views.filter(stays) }));
      }
    },

    /** Removes a view. Rejects with `NotFound` where this member of the staff has no such view. */
    async remove(staffId: string, id: string): Promise<void> {
      await change(staffId, (views) => {
        const others = views.filter((view) => view.id !== id);
        if (others.length === views.length) throw new NotFound('This view is removed already.');
        return others;
      });
    },
  };
}

const invalid = (message: string) => new InvalidInput([{ field: 'name', message }]);

/** Names that differ in their case only are one name. */
const keyOf = (name: string) => name.toLocaleLowerCase('en');
