import type { ChangeFeed, Collection, Store, StoreLog } from '../../store/Collection.ts';
import { inParts } from '../../store/inParts.ts';
import type { Enquiry } from '../enquiry.ts';
import { type EnquiryRow, enquiryRow } from './EnquiryRow.ts';
import { comparePlaces } from './inboxPlace.ts';

/** How many enquiries are read at once. */
const PART = 200;

/**
 * The rows of all enquiries that somebody answers, in memory: lists, counts and searches read no document. They follow the
 * writes of every process.
 */
export class EnquiryRows {
  private readonly enquiries: Collection<Enquiry>;
  private readonly feed: ChangeFeed;
  private byId = new Map<string, EnquiryRow>();
  /** Those that are in lists, in the order of the inbox. */
  private listed: readonly EnquiryRow[] = [];
  /** Enquiries that were written and must still be read. */
  private readonly written = new Set<string>();
  /** Whether all must be read. */
  private incomplete = true;
  private writes = 0;
  private updating: Promise<unknown> = Promise.resolve();

  private constructor(enquiries: Collection<Enquiry>, feed: ChangeFeed) {
    this.enquiries = enquiries;
    this.feed = feed;
  }

  /** Follows the enquiries of a store; they are read when they are first asked for. */
  static async open(store: Store, log: StoreLog): Promise<EnquiryRows> {
    const enquiries = store.collection<Enquiry>('enquiries', { followed: true });
    return new EnquiryRows(enquiries, await store.follow('enquiries', log));
  }

  /**
   * The rows with every write that is known: all of them by the ids of enquiries, for numbers, and those of lists, in the order of
   * the inbox: overdue ones first, then by when they are due; closed ones last. Lists are without enquiries whose sender was
   * erased, or has asked that they are only stored. Rejects when the store cannot be read.
   */
  async current(): Promise<{ byId: ReadonlyMap<string, EnquiryRow>; listed: readonly EnquiryRow[] }> {
    // An update that began earlier may have missed a later write.
    const update = this.updating.then(() => this.update());
    this.updating = update.catch(() => undefined);
    await update;
    return { byId: this.byId, listed: this.listed };
  }

  /** Another number after each write that `current` has met. */
  get version(): number {
    return this.writes;
  }

  async close() {
    await this.updating;
    await this.feed.close();
  }

  private async update() {
    const ids = this.feed.take();
    if (!ids) this.incomplete = true;
    for (const id of ids ?? []) this.written.add(id);
    if (this.incomplete || this.written.size > 0) this.writes += 1;
    if (this.incomplete) await this.readAll();
    while (this.written.size > 0) {
      const part = new Set([...this.written].slice(0, PART));
      const found = rowsOf(await this.enquiries.find({ _id: { $in: [...part] } }).toArray());
      const others = this.listed.filter(({ id }) => !part.has(id));
      for (const id of part) this.byId.delete(id);
      for (const row of found) this.byId.set(row.id, row);
      this.listed = [...others, ...found.filter(isListed)].sort(byPlace);
      for (const id of part) this.written.delete(id);
    }
  }

  private async readAll() {
    this.written.clear();
    const rows: EnquiryRow[] = [];
    for await (const part of inParts(this.enquiries.find({}), PART)) rows.push(...rowsOf(part));
    // Whoever asks meanwhile gets all rows as they were before.
    this.byId = new Map(rows.map((row) => [row.id, row]));
    this.listed = rows.filter(isListed).sort(byPlace);
    this.incomplete = false;
  }
}

const isListed = ({ withheld }: EnquiryRow) => !withheld;
const byPlace = (a: EnquiryRow, b: EnquiryRow) => comparePlaces(a.place, b.place);

function rowsOf(enquiries: readonly Enquiry[]): EnquiryRow[] {
  return enquiries.flatMap((enquiry) => enquiryRow(enquiry) ?? []);
}
