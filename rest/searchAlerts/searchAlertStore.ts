import { NotFound } from '../http/errors.ts';
import { changeRevised } from '../store/revised.ts';
import { readAlertFilter } from './alertFilter.ts';
import { type AlertRequestParts, alertRequests } from './alertRequests.ts';
import { readToken } from './alertToken.ts';
import { awaitedCar } from './awaitedCar.ts';
import { foundAwaited } from './foundCars.ts';
import { listingUrl } from './listingUrl.ts';
import { messages } from './messages.ts';
import type { SearchAlert } from './searchAlert.ts';
import type { AlertState, SearchAlertAnswer } from './searchAlertAnswer.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long an alert waits to be confirmed, and how long an ended one is stored, ms. */
const [WAITS, ENDED_KEPT] = [7 * DAY, 90 * DAY];

export type SearchAlertStore = ReturnType<typeof searchAlertStore>;

/** The alerts of visitors, which are asked for, confirmed and ended. */
export function searchAlertStore(parts: AlertRequestParts) {
  const { store, publicUrl, now } = parts;
  const alerts = store.collection<SearchAlert>('searchAlerts');
  const time = () => now().toISOString();
  const before = (age: number) => new Date(now().getTime() - age).toISOString();

  /** Changes the alert of a link. Throws `NotFound` if there is none, or `hasLink` says that the link is not the alert's. */
  async function follow(
    token: string,
    hasLink: (alert: SearchAlert, digest: string) => boolean,
    change: (alert: SearchAlert) => { message: string; change?: Partial<SearchAlert> },
  ): Promise<SearchAlertAnswer> {
    const { alertId, digest } = readToken(token);
    const unknown = () => new NotFound(messages.unknown);
    const read = await alerts.findOne({ _id: alertId });
    if (!read) throw unknown();
    let message = '';
    const written = await changeRevised(alerts, read, (alert) => {
      if (isForgotten(alert) || !hasLink(alert, digest)) throw unknown();
      const changed = change(alert);
      ({ message } = changed);
      return changed.change;
    });
    if (!written) throw unknown();
    return answerOf(written, message);
  }

  function isForgotten({ state, askedAt }: SearchAlert): boolean {
    return state === 'waiting' && askedAt < before(WAITS);
  }

  function answerOf({ name, state, filter }: SearchAlert, message: string): SearchAlertAnswer {
    const carId = awaitedCar({ filter });
    const url =
      carId === undefined
        ? listingUrl(readAlertFilter(filter), publicUrl)
        : `${publicUrl}/car/${encodeURIComponent(carId)}`;
    return { message, name, state, url };
  }

  return {
    ask: alertRequests(parts),

    /** Confirms an alert. Throws `NotFound` for an unknown link, and for one that was not opened within 7 days. */
    confirm: (token: string) =>
      follow(
        token,
        ({ confirmDigest }, digest) => confirmDigest === digest,
        (alert) => {
          const { state } = alert;
          const carId = awaitedCar(alert);
          // The car may be free already: it is looked at once.
          const found = carId === undefined ? { found: [], dueAt: null } : foundAwaited(carId, time());
          if (state === 'waiting')
            return {
              message: carId === undefined ? messages.confirmed : messages.awaits,
              change: { state: 'confirmed' as AlertState, confirmedAt: time(), endedAt: null, ...found },
            };
          if (state === 'ended') return { message: messages.alreadyEnded };
          return { message: carId === undefined ? messages.alreadyConfirmed : messages.alreadyAwaits };
        },
      ),

    /** Ends an alert by the link in any of its latest mails. Throws `NotFound` for an unknown link. */
    end: (token: string) =>
      follow(
        token,
        ({ endDigests }, digest) => endDigests.includes(digest),
        ({ state }) => {
          const nothing = { found: [], dueAt: null };
          if (state === 'ended') return { message: messages.alreadyEnded };
          return {
            message: messages.ended,
            change: { state: 'ended' as AlertState, endedAt: time(), ...nothing },
          };
        },
      ),

    /**
     * Removes alerts that were not confirmed within 7 days, and alerts 90 days after they have ended; not those that are to be
     * stored.
     */
    async sweep() {
      const restrictedAt = null;
      const waiting = { state: 'waiting' as const, askedAt: { $lt: before(WAITS) }, restrictedAt };
      const ended = { state: 'ended' as const, endedAt: { $lt: before(ENDED_KEPT) }, restrictedAt };
      const old = [...(await alerts.find(waiting).toArray()), ...(await alerts.find(ended).toArray())];
      for (const { _id, revision } of old) await alerts.deleteOne({ _id, revision });
    },
  };
}
