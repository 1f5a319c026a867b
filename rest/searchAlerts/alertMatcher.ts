import { setImmediate } from 'node:timers/promises';
import type { CarIndex } from '../cars/CarIndex.ts';
import type { CarStore } from '../cars/carStore.ts';
import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import type { Dealership } from '../dealership/dealership.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { changeRevised, writeRevised } from '../store/revised.ts';
import { readAlertFilter } from './alertFilter.ts';
import { alertMail, HOURS_BETWEEN_MAILS } from './alertMails.ts';
import { alertMatches } from './alertMatches.ts';
import { alertWrites, endingToken, endUrlOf } from './alertWrites.ts';
import { AWAITING, awaitedCar } from './awaitedCar.ts';
import { awaitedMail } from './awaitMails.ts';
import { followedChanges } from './followedChanges.ts';
import { foundAwaited, isOffer, MOST, withFound } from './foundCars.ts';
import { listingUrl } from './listingUrl.ts';
import type { SearchAlert } from './searchAlert.ts';

/** How long an alert collects cars before it sends a mail, so that cars that are listed together are in one mail; ms. */
const COLLECTS = 10_000;
const BETWEEN_MAILS = HOURS_BETWEEN_MAILS * 60 * 60 * 1000;

export type AlertMatcher = ReturnType<typeof alertMatcher>;

/**
 * Follows the changes of the cars and mails the owners of the alerts that match. Several processes may do so on one store,
 * and each may end at any time: found cars are stored with their alert before the cursor moves on, and finding them again
 * changes nothing; a mail is stored by the same write that removes its cars from the found ones.
 */
export function alertMatcher(parts: {
  store: Store;
  outbox: Outbox;
  cars: CarStore;
  index: CarIndex;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  publicUrl: string;
  now: () => Date;
}) {
  const { store, outbox, cars, index, dealership, publicUrl, now } = parts;
  const alerts = store.collection<SearchAlert>('searchAlerts');
  const follow = followedChanges(store, cars.changes);
  const { matching, checkListed, current } = alertMatches({ cars, index });
  const { writeWithMail } = alertWrites({ store, outbox });
  const at = (ms: number) => new Date(ms).toISOString();

  /** Adds the cars of changes to the alerts that they match; those of any change to the alerts that wait for them. */
  async function collect(changes: PlacedChange[]) {
    const offers = changes.filter(isOffer);
    const changed = new Set(changes.map(({ carId }) => carId));
    /** The matching cars by filter: many alerts have the same filter. */
    const known = new Map<string, ReadonlySet<string>>();
    const ids = [...new Set(offers.map(({ carId }) => carId))];
    if (ids.length > 0) await checkListed(ids);
    const asked = offers.length > 0 ? {} : { filter: { $regex: AWAITING } };
    for await (const alert of alerts.find({ ...asked, state: 'confirmed', restrictedAt: null })) {
      const { filter } = alert;
      const carId = awaitedCar(alert);
      if (carId !== undefined) {
        if (changed.has(carId)) await lookAt(alert, carId);
        continue;
      }
      const matches = known.get(filter) ?? new Set(await matching(filter, ids));
      if (!known.has(filter)) {
        known.set(filter, matches);
        // Requests of visitors are answered in between, however many alerts there are.
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
    await changeRevised(alerts, read, (alert) => {
      if (alert.state !== 'confirmed' || alert.restrictedAt) return undefined;
      const since = alert.confirmedAt ?? '';
      const found = withFound(
        alert,
        offers.filter((change) => change.at >= since),
      );
      if (found.length === alert.found.length) return undefined;
      const earliest = alert.mailedAt ? Date.parse(alert.mailedAt) + BETWEEN_MAILS : 0;
      return { found, dueAt: alert.dueAt ?? at(Math.max(now().getTime() + COLLECTS, earliest)) };
    });
  }

  /** Has the car looked at for which an alert waits. */
  async function lookAt(read: SearchAlert, carId: string) {
    await changeRevised(alerts, read, (alert) =>
      // Written even if it is due already: whoever has just read the car as it was cannot write that over it.
      alert.state === 'confirmed' && !alert.restrictedAt
        ? foundAwaited(carId, at(now().getTime() + COLLECTS))
        : undefined,
    );
  }

  /** Tells that a car is free again or sold, and ends the alert that waits for it; does nothing while the car is reserved. */
  async function tellAwaited(alert: SearchAlert, carId: string) {
    const car = (await cars.byId(carId)) ?? undefined;
    const nothing = { found: [], dueAt: null };
    if (car?.saleStatus === 'reserved') return void (await writeRevised(alerts, alert, nothing));
    const told = awaitedMail(alert.email, { car, name: alert.name, publicUrl, dealership: dealership() });
    const time = at(now().getTime());
    await writeWithMail(alert, { ...nothing, state: 'ended', endedAt: time, mailedAt: time }, told);
  }

  async function mail(alert: SearchAlert) {
    const carId = awaitedCar(alert);
    if (carId !== undefined) return tellAwaited(alert, carId);
    const matches = await current(alert);
    const nothing = { found: [], dueAt: null };
    if (matches.length === 0) return void (await writeRevised(alerts, alert, nothing));
    const { token, endDigests } = endingToken(alert);
    const told = [...alert.told, ...matches.map(({ car, price }) => ({ carId: car._id, price }))];
    const changed = { ...nothing, endDigests, told: told.slice(-MOST), mailedAt: at(now().getTime()) };
    // If another process has written the alert meanwhile, this writes nothing, and the next round tries again.
    await writeWithMail(
      alert,
      changed,
      alertMail(alert.email, {
        ...{ search: alert.name, cars: matches, publicUrl, endUrl: endUrlOf(token, publicUrl) },
        dealership: dealership(),
        listing: listingUrl(readAlertFilter(alert.filter), publicUrl),
      }),
    );
  }

  return {
    /** Adds the cars that have changed since the last call to the alerts that they match. */
    followChanges: () => follow(collect),

    /** Puts the mails that are due into the outbox. */
    async mailDue() {
      const due = { dueAt: { $lte: at(now().getTime()) }, state: 'confirmed' as const, restrictedAt: null };
      for (const alert of await alerts.find(due).toArray()) await mail(alert);
    },
  };
}
