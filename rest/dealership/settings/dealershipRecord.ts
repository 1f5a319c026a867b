import { isDeepStrictEqual } from 'node:util';
import { regularWork } from '../../../platform/processes/regularWork.ts';
import { InvalidInput, Stale } from '../../http/errors.ts';
import type { Store, StoreLog } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { writeRevised } from '../../store/revised.ts';
import type { Dealership } from '../dealership.ts';
import { type DealershipChanges, dealershipWith, withChanges } from '../dealershipChanges.ts';
import { changedSince, withLastChange } from '../lastChanges.ts';
import { settingFaults } from './settingFaults.ts';
import type { Settings, StoredSettings } from './settings.ts';

/** How often the record is read again, as other processes may have changed it, ms. */
const READ_EVERY = 1_000;
const ID = 'dealership';
const unchanged: StoredSettings = { _id: ID, revision: 1, changes: {}, lastChanges: {} };

/** A change as it was done, with the fields that are different now. */
interface DoneChange {
  before: Settings;
  after: Settings;
  changed: (keyof Dealership)[];
}

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
  /** How many reads have begun, and which of them the facts are of. */
  const reads = { begun: 0, shown: 0 };
  let dealership = dealershipWith({});

  async function read(): Promise<StoredSettings> {
    const number = (reads.begun += 1);
    const stored = (await settings.findOne({ _id: ID })) ?? unchanged;
    // One that began earlier and took longer may know less.
    if (number < reads.shown) return stored;
    reads.shown = number;
    if (stored.revision !== revision) {
      ({ revision } = stored);
      dealership = dealershipOf(stored);
    }
    return stored;
  }

  /** Stores the next revision; undefined if another process was faster. */
  async function write(before: StoredSettings, fields: Pick<StoredSettings, 'changes' | 'lastChanges'>) {
    if (before.revision === unchanged.revision) await insertUnlessThere(settings, unchanged);
    return writeRevised(settings, before, fields);
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
     * change came first, and with `InvalidInput` for a record that cannot be used; nothing is changed then, nor where every
     * field is as it was: then the revision stays too.
     */
    async change(
      asked: DealershipChanges,
      { based, by }: { based: number; by: string },
    ): Promise<DoneChange> {
      const known = await read();
      if (known.revision !== based) throw staleSince(based, known);
      const given = withoutChangedExamples(inOrder(asked), known);
      const changes = withChanges(known.changes, given);
      const before = settingsOf(known);
      const wanted = dealershipWith(changes);
      // The type of Object.keys loses the keys; the shape was checked.
      const changed = (Object.keys(given) as (keyof Dealership)[]).filter(
        (field) => !isDeepStrictEqual(before[field], wanted[field]),
      );
      if (changed.length === 0) return { before, after: before, changed };
      const errors = settingFaults(wanted, now());
      if (errors.length > 0) throw new InvalidInput(errors);
      const change = { revision: based + 1, by, at: now().toISOString() };
      const lastChanges = withLastChange(known.lastChanges, changed, change);
      const written = await write(known, { changes, lastChanges });
      if (!written) throw staleSince(based, await read());
      await read();
      return { before, after: settingsOf(written), changed };
    },

    /** Follows the changes of other processes. */
    ...regularWork({
      work: read,
      every: READ_EVERY,
      onError: (error, isFirst) => {
        if (isFirst) log.warn({ error }, 'The settings could not be read; they stay as they were');
      },
    }),
  };
}

function dealershipOf({ changes }: StoredSettings): Dealership {
  // Only `change` writes them, after their shape was checked.
  return dealershipWith(changes as DealershipChanges);
}

/** Holidays are stored in the order of their days. */
function inOrder({ holidays, ...asked }: DealershipChanges): DealershipChanges {
  if (!holidays) return asked;
  return {
    ...asked,
    holidays: holidays.toSorted((a, b) => Number(a.from > b.from) - Number(a.from < b.from)),
  };
}

/** A fact that somebody has changed is no longer an example of the demonstration. */
function withoutChangedExamples(asked: DealershipChanges, stored: StoredSettings): DealershipChanges {
  const before = dealershipOf(stored);
  const wanted = withChanges(before, asked);
  const examples = wanted.examples.filter((field) => isDeepStrictEqual(before[field], wanted[field]));
  return examples.length === wanted.examples.length ? asked : { ...asked, examples };
}

function settingsOf(stored: StoredSettings): Settings {
  return { ...dealershipOf(stored), revision: stored.revision };
}

function staleSince(based: number, stored: StoredSettings): Stale {
  return new Stale({
    message: 'The settings were changed meanwhile. Look at the changes, then save yours again.',
    changed: changedSince(based, stored.lastChanges),
    current: settingsOf(stored),
  });
}
