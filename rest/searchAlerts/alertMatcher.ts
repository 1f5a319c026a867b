import { setImmediate } from 'node:timers/promises';
import type { CarIndex } from '../cars/CarIndex.ts';
import type { CarStore } from '../cars/carStore.ts';
import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import { decodeChangeCursor, encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import { Gone } from '../errors.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { isDuplicateKey } from '../store/isDuplicateKey.ts';
import { readAlertFilter } from './alertFilter.ts';
import { alertMail, HOURS_BETWEEN_MAILS, type MatchingCar } from './alertMail.ts';
import { alertWrites, endingToken, endUrlOf } from './alertWrites.ts';
import { isOffer, MOST, withFound } from './foundCars.ts';
import { listingUrl } from './listingUrl.ts';
import type { AlertProgress, SearchAlert } from './searchAlert.ts';

/** How many changes are read at once. */
const PART = 500;
/** How long an alert collects before a mail, so that cars that come together are in one; ms. */
const COLLECTS = 10_000;
const BETWEEN_MAILS = HOURS_BETWEEN_MAILS * 60 * 60 * 1000;
const PROGRESS = 'changes';

export type AlertMatcher = ReturnType<typeof alertMatcher>;

/**
 * Follows what happens to the cars and writes to the owners of the alerts that match. Several processes may do so on one
 * store, and each may end at any moment: what an alert has found is stored with the alert before the cursor goes on, and
 * finding it again changes nothing; a mail is stored in the write that takes its cars from what was found.
 */
export function alertMatcher(parts: {
  store: Store;
  outbox: Outbox;
  cars: CarStore;
  index: CarIndex;
  publicUrl: string;
  now: () => Date;
}) {
  const { store, outbox, cars, index, publicUrl, now } = parts;
  const alerts = store.collection<SearchAlert>('searchAlerts');
  const progress = store.collection<AlertProgress>('searchAlertProgress');
  const { write, writeWithMail } = alertWrites({ store, outbox });
  const at = (ms: number) => new Date(ms).toISOString();

  /** The ids of those of the cars that match a filter now, in the order of its list. */
  async function matching(filter: string, ids: string[]): Promise<string[]> {
    const list = await index.list({ filter: { ...readAlertFilter(filter), ids }, fields: [] });
    const found: string[] = [];
    for await (const part of list.read()) found.push(...part.flatMap(({ _id }) => _id ?? []));
    return found;
  }

  /** Throws where the lists have an older state of these cars than the store, which could not be read: they would miss them. */
  async function checkListed(ids: string[]) {
    const stored = await cars.byIds(ids, { updatedAt: 1 });
    const list = await index.list({ filter: { ids }, fields: ['updatedAt'] });
    const listed = new Map<string | undefined, string>();
    for await (const part of list.read()) {
      for (const { _id, updatedAt } of part) listed.set(_id, updatedAt ?? '');
    }
    // An unknown moment is NaN, which is not less.
    const isBehind = ({ _id, updatedAt }: (typeof stored)[number]) =>
      !listed.has(_id) || Date.parse(listed.get(_id) ?? '') < Date.parse(updatedAt ?? '');
    if (stored.some(isBehind)) throw new Error('The lists of cars are behind the store');
  }

  /** Where to go on; from the newest change on where nobody has followed yet, or what follows is not kept any more. */
  async function readProgress(): Promise<AlertProgress> {
    const stored = await progress.findOne({ _id: PROGRESS });
    if (stored) return stored;
    const first = { _id: PROGRESS, cursor: encodeChangeCursor(await cars.changes.newest()) };
    try {
      await progress.insertOne(first);
      return first;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return readProgress();
    }
  }

  /** The changes behind a cursor; undefined where they are not kept any more. */
  async function changesBehind(cursor: string): Promise<PlacedChange[] | undefined> {
    const place = decodeChangeCursor(cursor);
    try {
      return place && (await cars.changes.behind(place, PART));
    } catch (error) {
      if (error instanceof Gone) return undefined;
      throw error;
    }
  }

  /** Notes the cars of changes with the alerts that they match. */
  async function collect(offers: PlacedChange[]) {
    /** Many alerts ask for the same. */
    const known = new Map<string, ReadonlySet<string>>();
    const ids = [...new Set(offers.map(({ carId }) => carId))];
    await checkListed(ids);
    for await (const alert of alerts.find({ state: 'confirmed' })) {
      const { filter } = alert;
      const matches = known.get(filter) ?? new Set(await matching(filter, ids));
      if (!known.has(filter)) {
        known.set(filter, matches);
        // However many alerts there are, visitors are answered meanwhile.
        await setImmediate();
      }
      if (matches.size > 0) {
        await note(
          alert,
          offers.filter(({ carId }) => matches.has(carId)),
        );
      }
    }
  }

  async function note(read: SearchAlert, offers: PlacedChange[]) {
    for (let alert: SearchAlert | null = read; alert?.state === 'confirmed';) {
      const since = alert.confirmedAt ?? '';
      const found = withFound(
        alert,
        offers.filter((change) => change.at >= since),
      );
      if (found.length === alert.found.length) return;
      const earliest = alert.mailedAt ? Date.parse(alert.mailedAt) + BETWEEN_MAILS : 0;
      const dueAt = alert.dueAt ?? at(Math.max(now().getTime() + COLLECTS, earliest));
      if (await write(alert, { found, dueAt })) return;
      alert = await alerts.findOne({ _id: alert._id });
    }
  }

  /** What an alert has found, as it is now: sold cars, and those that match no longer, are left out. */
  async function current({ filter, found }: SearchAlert): Promise<MatchingCar[]> {
    const before = new Map(found.map(({ carId, priceBefore }) => [carId, priceBefore]));
    const listed = await cars.byIds(await matching(filter, [...before.keys()]));
    return listed.map(({ search: { price }, ...car }) => ({
      ...{ car, price },
      priceBefore: before.get(car._id) ?? null,
    }));
  }

  async function mail(alert: SearchAlert) {
    const matches = await current(alert);
    const nothing = { found: [], dueAt: null };
    if (matches.length === 0) return void (await write(alert, nothing));
    const { token, endDigests } = endingToken(alert);
    const told = [...alert.told, ...matches.map(({ car, price }) => ({ carId: car._id, price }))];
    const changed = { ...nothing, endDigests, told: told.slice(-MOST), mailedAt: at(now().getTime()) };
    // Where another process has written the alert meanwhile, the next round looks again.
    await writeWithMail(
      alert,
      changed,
      alertMail(alert.email, {
        ...{ search: alert.name, cars: matches, publicUrl, endUrl: endUrlOf(token, publicUrl) },
        listing: listingUrl(readAlertFilter(alert.filter), publicUrl),
      }),
    );
  }

  return {
    /** Notes with the alerts what has happened to the cars since the last time. */
    async followChanges() {
      for (;;) {
        const { cursor } = await readProgress();
        const part = await changesBehind(cursor);
        const last = part ? part.at(-1)?.place : await cars.changes.newest();
        if (!last) return;
        const offers = part?.filter(isOffer) ?? [];
        if (offers.length > 0) await collect(offers);
        // Where another process has gone on meanwhile, its cursor stays.
        await progress.updateOne({ _id: PROGRESS, cursor }, { $set: { cursor: encodeChangeCursor(last) } });
      }
    },

    /** Puts the mails that are due into the outbox. */
    async mailDue() {
      const due = { dueAt: { $lte: at(now().getTime()) }, state: 'confirmed' as const };
      for (const alert of await alerts.find(due).toArray()) await mail(alert);
    },
  };
}
