import type { Store, Stored } from '../store/Collection.ts';
import type { StoredRows } from './importCollections.ts';
import type { ImportRow, RowKind } from './importRun.ts';
import { partId, removeParts } from './partsOfRun.ts';

/** How many rows a page has, which is one document. */
export const ROWS_OF_PAGE = 100;
/** How many pages are stored at once. */
const PAGES_AT_ONCE = 20;

/** The rows of imports that can be looked at: what becomes of which car, and why. */
export function importRows(store: Store) {
  const pages = store.collection<StoredRows>('importRows');
  return {
    /** A page of the rows of one kind, from 1. */
    async page(runId: string, kind: RowKind, page: number): Promise<ImportRow[]> {
      return (await pages.findOne({ _id: partId(runId, page, kind) }))?.rows ?? [];
    },

    /** All rows of a kind, page by page. */
    async *all(runId: string, kind: RowKind): AsyncGenerator<ImportRow> {
      for (let page = 1; ; page += 1) {
        const rows = await this.page(runId, kind, page);
        yield* rows;
        if (rows.length < ROWS_OF_PAGE) return;
      }
    },

    remove: (runId: string) => removeParts(store.collection<Stored>('importRows'), runId),

    /** Takes rows, and stores them page by page when `save` is called; `counts` has how many there are of each kind. */
    writer(runId: string) {
      const begun = new Map<RowKind, ImportRow[]>();
      const counts = new Map<RowKind, number>();
      let whole: StoredRows[] = [];

      function put(kind: RowKind, rows: ImportRow[]) {
        const number = Math.ceil((counts.get(kind) ?? 0) / ROWS_OF_PAGE);
        whole.push({ _id: partId(runId, number, kind), rows });
      }

      async function store() {
        const written = whole;
        whole = [];
        if (written.length === 0) return;
        await pages.bulkWrite(
          written.map((page) => ({
            replaceOne: { filter: { _id: page._id }, replacement: page, upsert: true },
          })),
        );
      }

      return {
        counts,

        add(kind: RowKind, row: ImportRow) {
          const rows = begun.get(kind) ?? [];
          if (rows.length === 0) begun.set(kind, rows);
          rows.push(row);
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
          if (rows.length < ROWS_OF_PAGE) return;
          put(kind, rows);
          begun.delete(kind);
        },

        /** Stores whole pages when there are many; call it now and then. */
        save: async () => (whole.length >= PAGES_AT_ONCE ? store() : undefined),

        /** Stores everything. */
        async end() {
          for (const [kind, rows] of begun) put(kind, rows);
          await store();
        },
      };
    },
  };
}
