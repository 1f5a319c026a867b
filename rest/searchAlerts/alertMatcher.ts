import { setImmediate } from 'node:timers/promises';
import type { CarIndex } from '../cars/CarIndex.ts';
import type { CarStore } from '../cars/carStore.ts';
import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { readAlertFilter } from './alertFilter.ts';
import { alertMail, HOURS_BETWEEN_MAILS } from './alertMail.ts';
import { alertMatches } from './alertMatches.ts';
import { alertWrites, endingToken, endUrlOf } from './alertWrites.ts';
import { followedChanges } from './followedChanges.ts';
import { isOffer, MOST, withFound } from './foundCars.ts';
import { listingUrl } from './listingUrl.ts';
import type { SearchAlert } from './searchAlert.ts';

/** How long an alert collects before a mail, so that cars that come together are in one; ms. */
const COLLECTS = 10_000;
const BETWEEN_MAILS = HOURS_BETWEEN_MAILS * 60 * 60 * 1000;

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
  const follow = followedChanges(store, cars.changes);
  const { matching, checkListed, current } = alertMatches({ cars, index });
  const { write, writeWithMail } = alertWrites({ store, outbox });
  const at = (ms: number) => new Date(ms).toISOString();

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
    followChanges: () =>
      follow(async (part) => {
        const offers = part.filter(isOffer);
        if (offers.length > 0) await collect(offers);
      }),

    /** Puts the mails that are due into the outbox. */
    async mailDue() {
      const due = { dueAt: { $lte: at(now().getTime()) }, state: 'confirmed' as const };
      for (const alert of await alerts.find(due).toArray()) await mail(alert);
    },
  };
}
