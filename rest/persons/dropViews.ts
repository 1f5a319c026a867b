import type { Enquiry } from '../enquiries/enquiry.ts';
import { chooseRows } from '../enquiries/handling/chooseRows.ts';
import { type EnquiryRow, enquiryRow } from '../enquiries/handling/EnquiryRow.ts';
import type { SavedView, StoredViews } from '../enquiries/inbox/savedView.ts';
import type { Store } from '../store/Collection.ts';
import { changeRevised } from '../store/revised.ts';

/**
 * Removes the saved views of the inbox that search for the sender of an enquiry, and find nobody else: by name, email address or phone
 * number. Call it before the enquiry is erased.
 */
export async function dropViews(store: Store, enquiryId: string) {
  const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
  const collection = store.collection<StoredViews>('savedViews');
  const found = await enquiries.findOne({ _id: enquiryId });
  const row = found && !found.erasedAt ? enquiryRow(found) : undefined;
  if (!row) return;
  for (const stored of await collection.find({}).toArray()) {
    const dropped = new Set<string>();
    for (const view of stored.views) {
      if (!isAbout(view, row)) continue;
      if (!(await findsAnother(view))) dropped.add(view.id);
    }
    if (dropped.size === 0) continue;
    await changeRevised(collection, stored, ({ views }) => ({
      views: views.filter(({ id }) => !dropped.has(id)),
    }));
  }

  async function findsAnother(view: SavedView): Promise<boolean> {
    for await (const enquiry of enquiries.find({ erasedAt: null })) {
      const other = enquiry._id === enquiryId ? undefined : enquiryRow(enquiry);
      if (other && isAbout(view, other)) return true;
    }
    return false;
  }
}

/** Whether a view searches for the person of a row, or is called like one. */
function isAbout({ name, q }: SavedView, row: EnquiryRow): boolean {
  const person = { ...row, reference: '', stockNumber: null };
  const viewer = { staffId: '', now: new Date(0) };
  return [name, q].some((text) => text && chooseRows([person], { q: text }, viewer).length > 0);
}
