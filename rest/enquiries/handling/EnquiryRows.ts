import type { ChangeFeed, Collection, Store, StoreLog } from '../../store/Collection.ts';
import { inParts } from '../../store/inParts.ts';
import type { Enquiry } from '../enquiry.ts';
import { type EnquiryRow, enquiryRow } from './EnquiryRow.ts';

/** How many enquiries are read at once. */
const PART = 200;

/**
 * The rows of all enquiries that somebody answers, in memory: lists, counts and searches read no document. They follow the
 * writes of every process.
 */
export class EnquiryRows {
  private readonly enquiries: Collection<Enquiry>;
  private readonly feed: ChangeFeed;
  private readonly rows = new Map<string, EnquiryRow>();
  /** Those of them that are in lists. */
  private readonly listed = new Map<string, EnquiryRow>();
  /** Enquiries that were written and must still be read. */
  private readonly written = new Set<string>();
  /** Whether all must be read. */
  private incomplete = true;
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
   * The rows of lists by the ids of enquiries, with every write that is known: without those whose sender was erased, or has asked
   * that they are only stored. Rejects when the store cannot be read.
   */
  async current(): Promise<ReadonlyMap<string, EnquiryRow>> {
    await this.follow();
    return this.listed;
  }

  /** The rows of all enquiries, for numbers. Rejects when the store cannot be read. */
  async all(): Promise<ReadonlyMap<string, EnquiryRow>> {
    await this.follow();
    return this.rows;
  }

  private async follow() {
    // An update that began earlier may have missed a later write.
    const update = this.updating.then(() => this.update());
    this.updating = update.catch(() => undefined);
    await update;
  }

  async close() {
    await this.updating;
    await this.feed.close();
  }

  private async update() {
    const ids = this.feed.take();
    if (!ids) this.incomplete = true;
    for (const id of ids ?? []) this.written.add(id);
    if (this.incomplete) await this.readAll();
    while (this.written.size > 0) {
      const part = [...this.written].slice(0, PART);
      const found = await this.enquiries.find({ _id: { $in: part } }).toArray();
      for (const id of part) this.remove(id);
      this.add(found);
      for (const id of part) this.written.delete(id);
    }
  }

  private async readAll() {
    this.written.clear();
    this.rows.clear();
    this.listed.clear();
    for await (const part of inParts(this.enquiries.find({}), PART)) this.add(part);
    this.incomplete = false;
  }

  private add(enquiries: readonly Enquiry[]) {
    for (const enquiry of enquiries) {
      const row = enquiryRow(enquiry);
      if (!row) continue;
      this.rows.set(row.id, row);
      if (!enquiry.erasedAt && !enquiry.restrictedAt) this.listed.set(row.id, row);
    }
  }

  private remove(id: string) {
    this.rows.delete(id);
    this.listed.delete(id);
  }
}
