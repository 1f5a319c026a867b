import { InvalidInput, Stale } from '../../http/errors.ts';
import type { Store, StoreLog } from '../../store/Collection.ts';
import { isDuplicateKey } from '../../store/mongodb/isDuplicateKey.ts';
import type { Dealership } from '../dealership.ts';
import { type DealershipChanges, dealershipWith, withChanges } from '../dealershipChanges.ts';
import { momentInWords } from '../momentInWords.ts';
import { settingFaults } from './settingFaults.ts';
import type { Settings, StoredSettings } from './settings.ts';

/** How often the record is read again, as other processes may have changed it, ms. */
const READ_EVERY = 1_000;
const ID = 'dealership';
const unchanged: StoredSettings = { _id: ID, revision: 1, changes: {}, lastChanges: {} };

export type DealershipRecord = Awaited<ReturnType<typeof dealershipRecord>>;

/**
 * The one record of the dealer's facts, which site, mails, receipts and the clock of enquiries read. Changes of other
 * processes show within a second. Rejects when the store cannot be read.
 */
export async function dealershipRecord({
  store,
  now,
  log,
}: {
  store: Store;
  now: () => Date;
  log: StoreLog;
}) {
  const settings = store.collection<StoredSettings>('settings');
  let revision = 0;
  let dealership = dealershipWith({});
  let timer: NodeJS.Timeout | undefined;
  let fails = false;

  async function read(): Promise<StoredSettings> {
    const stored = (await settings.findOne({ _id: ID })) ?? unchanged;
    if (stored.revision !== revision) {
      ({ revision } = stored);
      dealership = dealershipOf(stored);
    }
    return stored;
  }

  async function readAgain() {
    try {
      await read();
      fails = false;
    } catch (error) {
      if (!fails) log.warn({ error }, 'The settings could not be read; they stay as they were');
      fails = true;
    }
  }

  /** Stores the next revision; false if another process was faster. */
  async function write({ _id, ...next }: StoredSettings): Promise<boolean> {
    const before = next.revision - 1;
    if (before > 1)
      return (await settings.updateOne({ _id, revision: before }, { $set: next })).matchedCount === 1;
    try {
      await settings.insertOne({ _id, ...next });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  await read();
  return {
    /** The dealer's facts as they are now. */
    current: (): Dealership => dealership,

    /** The same for the back office. */
    async settings(): Promise<Settings> {
      return settingsOf(await read());
    },

    /**
     * Changes fields, based on the revision that was read. `by`: the name of who does so. Rejects with `Stale` where another
     * change came first, and with `InvalidInput` for a record that cannot be used; nothing is changed then.
     */
    async change(
      changes: DealershipChanges,
      { based, by }: { based: number; by: string },
    ): Promise<{ before: Settings; after: Settings }> {
      const before = await read();
      if (before.revision !== based) throw staleSince(based, before);
      const { holidays } = changes;
      const sorted = holidays && { holidays: holidays.toSorted((a, b) => (a.from < b.from ? -1 : 1)) };
      const next = before.revision + 1;
      const change = { revision: next, by, at: now().toISOString() };
      const stored: StoredSettings = {
        _id: ID,
        revision: next,
        changes: withChanges(before.changes, { ...changes, ...sorted }),
        lastChanges: {
          ...before.lastChanges,
          ...Object.fromEntries(Object.keys(changes).map((field) => [field, change])),
        },
      };
      const errors = settingFaults(dealershipOf(stored));
      if (errors.length > 0) throw new InvalidInput(errors);
      if (!(await write(stored))) throw staleSince(based, await read());
      await read();
      return { before: settingsOf(before), after: settingsOf(stored) };
    },

    /** Begins to follow the changes of other processes. */
    start() {
      timer = setInterval(() => void readAgain(), READ_EVERY).unref();
    },

    stop: () => clearInterval(timer),
  };
}

function dealershipOf({ changes }: StoredSettings): Dealership {
  // Only `change` writes them, after their shape was checked.
  return dealershipWith(changes as DealershipChanges);
}

function settingsOf(stored: StoredSettings): Settings {
  return { ...dealershipOf(stored), revision: stored.revision };
}

function staleSince(based: number, stored: StoredSettings): Stale {
  const changed = Object.entries(stored.lastChanges)
    .filter(([, { revision }]) => revision > based)
    .map(([field, { by, at }]) => ({
      field,
      message: `${by} changed it on ${momentInWords(Date.parse(at))}.`,
    }));
  return new Stale({
    message: 'The settings were changed meanwhile. Look at the changes, then save yours again.',
    changed,
    current: settingsOf(stored),
  });
}
