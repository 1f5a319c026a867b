import type { Dealership } from '../dealership/dealership.ts';
import { addressOf } from '../enquiries/addressOf.ts';
import { InvalidInput } from '../http/errors.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { moveRevised } from '../store/moveRevised.ts';
import { writeRevised } from '../store/revised.ts';
import { alertId } from './alertId.ts';
import { confirmationMail } from './alertMails.ts';
import { awaitedCar } from './awaitedCar.ts';
import { confirmAwaitMail } from './awaitMails.ts';
import { newToken } from './alertToken.ts';
import type { SearchAlert } from './searchAlert.ts';

interface Parts {
  store: Store;
  outbox: Outbox;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  publicUrl: string;
  now: () => Date;
}

/**
 * Corrects the address of an alert. It then waits for its confirmation, for which whoever has the new address is asked: nobody
 * but them can give it. Undefined if somebody else has written or removed it since it was read. Rejects with `InvalidInput`
 * where the address has the same alert.
 */
export async function correctAlert(
  read: SearchAlert,
  email: string,
  { store, outbox, dealership, publicUrl, now }: Parts,
): Promise<SearchAlert | undefined> {
  const alerts = store.collection<SearchAlert>('searchAlerts');
  const _id = alertId({ email, filter: read.filter });
  if (_id === read._id) return writeRevised(alerts, read, { email });
  const { token, digest } = newToken(_id);
  const at = now().toISOString();
  const isEnded = read.state === 'ended';
  const moved: SearchAlert = {
    ...{ ...read, _id, email, address: addressOf(email), revision: 1, mailsCaused: 1 },
    formerIds: [...(read.formerIds ?? []), { id: read._id, until: at }],
    ...{ confirmDigest: digest, endDigests: [] },
    ...(!isEnded && { state: 'waiting', askedAt: at, confirmedAt: null }),
    ...{ found: [], dueAt: null },
    // The search may have words that a visitor has typed, which no mail repeats to an address that nobody has confirmed.
    unposted: isEnded ? null : [asking(read, email, { token, publicUrl, dealership: dealership() })],
  };
  const there = await moveRevised(alerts, {
    ...{ read, moved, taken },
    isMoved: ({ formerIds }) => {
      const former = formerIds?.findLast(({ id }) => id === read._id);
      return former !== undefined && former.until >= read.askedAt;
    },
  });
  if (!there) return undefined;
  await outbox.addPendingSoon('searchAlerts', there);
  return there;
}

function asking(
  { filter, name }: Pick<SearchAlert, 'filter' | 'name'>,
  email: string,
  site: { token: string; publicUrl: string; dealership: Dealership },
) {
  return awaitedCar({ filter }) === undefined
    ? confirmationMail(email, { ...site, search: '' })
    : confirmAwaitMail(email, { ...site, name });
}

function taken() {
  const message = 'This address has the same alert already. Erase one of the two.';
  return new InvalidInput([{ field: 'email', message }]);
}
