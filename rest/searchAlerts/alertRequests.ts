import type { BrandStore } from '../brands/brandStore.ts';
import { reservedCar } from '../cars/availableCar.ts';
import type { Car } from '../cars/car.ts';
import type { CarIndex } from '../cars/CarIndex.ts';
import type { CarStore } from '../cars/carStore.ts';
import { namesIn } from '../cars/facets/facets.ts';
import { nameLists } from '../cars/nameLists.ts';
import { recordOf } from '../cars/recordOf.ts';
import type { Dealership } from '../dealership/dealership.ts';
import { addressOf } from '../enquiries/addressOf.ts';
import { stockCar } from '../enquiries/stockCar.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { isDuplicateKey } from '../store/mongodb/isDuplicateKey.ts';
import { readAlertFilter } from './alertFilter.ts';
import { alertId } from './alertId.ts';
import { confirmationMail, knownAlertMail } from './alertMails.ts';
import { newToken } from './alertToken.ts';
import { alertWrites, endingToken, endUrlOf } from './alertWrites.ts';
import { awaitedCar } from './awaitedCar.ts';
import { confirmAwaitMail, knownAwaitMail } from './awaitMails.ts';
import { messages } from './messages.ts';
import type { SearchAlert } from './searchAlert.ts';
import { type KnownNames, searchName, untypedName } from './searchName.ts';

/** The most alerts of one address, without those that have ended. */
export const PER_ADDRESS = 20;
/** A repeated request for the same alert sends no second mail in this time, ms. */
const ASK_AGAIN_AFTER = 60 * 60 * 1000;

/** What an alert is asked for: a search, or one car. */
interface Asked {
  email: string;
  filter: string;
  car: Car | undefined;
}

/** What `alertRequests` needs. */
export interface AlertRequestParts {
  store: Store;
  outbox: Outbox;
  index: CarIndex;
  cars: CarStore;
  brands: BrandStore;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  publicUrl: string;
  now: () => Date;
}

/**
 * Returns a function that handles a request for an alert: it mails the owner of the address to ask for confirmation, or to
 * say that the alert is on already. It returns the sentence for the visitor, which is the same for every address, and rejects as
 * `reservedCar` for a car that nobody can wait for. `requestId`: the id of the HTTP request.
 */
export function alertRequests(parts: AlertRequestParts) {
  const { store, outbox, index, cars, brands, dealership, publicUrl, now } = parts;
  const alerts = store.collection<SearchAlert>('searchAlerts');
  const { writeWithMail } = alertWrites({ store, outbox });
  const time = () => now().toISOString();

  async function knownNames(): Promise<KnownNames> {
    const [companies, vehicleTypes, facets] = await Promise.all([
      brands.companies(),
      brands.vehicleTypes(),
      index.facets({}),
    ]);
    const names = recordOf(nameLists, ({ part }) => [part, namesIn(facets, part).map(({ name }) => name)]);
    return {
      ...names,
      companies: [...companies.map(({ brandName }) => brandName), ...names.companies],
      models: new Map([...vehicleTypes, ...facets.models].map(({ _id, modelName }) => [_id, modelName])),
    };
  }

  async function isFull(address: string): Promise<boolean> {
    return (
      (await alerts.countDocuments({ address, state: { $in: ['waiting', 'confirmed'] } })) >= PER_ADDRESS
    );
  }

  /** What the alert on a search, or on `car`, is called, and the mail that asks for its confirmation. */
  async function askingFor({ email, filter, car }: Asked, token: string) {
    const site = { token, publicUrl, dealership: dealership() };
    if (car) {
      const name = `${stockCar(car, publicUrl).name}, when it is free again`;
      return { name, mail: confirmAwaitMail(email, { ...site, name }) };
    }
    const names = await knownNames();
    const read = readAlertFilter(filter);
    const mail = confirmationMail(email, { ...site, search: untypedName(read, names) });
    return { name: searchName(read, names), mail };
  }

  /** Stores a new alert with the mail that asks for its confirmation. */
  async function add(_id: string, asked: Asked, requestId?: string) {
    const { token, digest } = newToken(_id);
    const { name, mail } = await askingFor(asked, token);
    const { email, filter } = asked;
    const alert: SearchAlert = {
      ...{ _id, email, address: addressOf(email), filter, name },
      ...{ state: 'waiting', revision: 1, mailsCaused: 1, confirmDigest: digest, endDigests: [] },
      ...{ askedAt: time(), confirmedAt: null, endedAt: null, mailedAt: null, dueAt: null },
      ...{ found: [], told: [], restrictedAt: null, erasedAt: null },
      unposted: [mail],
    };
    try {
      await alerts.insertOne(alert);
      await outbox.addPendingSoon('searchAlerts', alert, requestId);
    } catch (error) {
      // Another request has stored the same alert with its mail.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Sends another mail about a stored alert, which then waits to be confirmed unless it is on already. */
  async function askAgain(known: SearchAlert, { car }: Asked, requestId?: string) {
    await outbox.addPending('searchAlerts', known, requestId);
    const isRecent = now().getTime() - Date.parse(known.askedAt) < ASK_AGAIN_AFTER;
    if (isRecent && known.state !== 'ended') return;
    if (known.state === 'confirmed') {
      const { token, endDigests } = endingToken(known);
      const site = { endUrl: endUrlOf(token, publicUrl), dealership: dealership() };
      const { email, name } = known;
      const mail = car
        ? knownAwaitMail(email, { ...site, name })
        : knownAlertMail(email, { ...site, search: name });
      await writeWithMail(known, { askedAt: time(), endDigests }, mail, requestId);
      return;
    }
    const { token, digest } = newToken(known._id);
    const { mail } = await askingFor({ ...known, car }, token);
    const asked = { state: 'waiting' as const, askedAt: time(), confirmDigest: digest };
    await writeWithMail(known, asked, mail, requestId);
  }

  return async (
    { email, filter }: { email: string; filter: string },
    requestId?: string,
  ): Promise<string> => {
    const carId = awaitedCar({ filter });
    // Before the address is looked for: whether the car is reserved must not tell whether the address is known.
    const car = carId === undefined ? undefined : await reservedCar(cars, carId);
    const asked = { email, filter, car };
    const _id = alertId(asked);
    const known = await alerts.findOne({ _id });
    if (known?.restrictedAt) return messages.asked;
    if (known && known.state !== 'ended') await askAgain(known, asked, requestId);
    else if (!(await isFull(addressOf(email)))) {
      await (known ? askAgain(known, asked, requestId) : add(_id, asked, requestId));
    }
    return messages.asked;
  };
}
