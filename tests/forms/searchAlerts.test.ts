import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import type { Enquiry } from '../../rest/enquiries/enquiry.ts';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { formOwner } from '../../rest/persons/formOwner.ts';
import { messages } from '../../rest/searchAlerts/messages.ts';
import type { SearchAlert } from '../../rest/searchAlerts/searchAlert.ts';
import { aCar } from '../stock/aCar.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

const PATH = '/api/v1/search-alerts';
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const noor = 'noor@example.ae';
const filter = 'bodyTypes=SUV&price=0,150000&search=white';

describe.each(storeEngines)('a visitor who saves a search, in $name', ({ emptyStore }) => {
  let engine: EngineStore;
  let rest: RunningRest;
  let time: Date;

  const start = async () => {
    rest = await runRest({
      ...{ store: engine.store, photos: engine.photos, now: () => time },
      mail: { publicUrl: 'https://cars.example' },
    });
  };
  beforeEach(async () => {
    time = new Date('2026-11-20T08:00:00Z');
    engine = await emptyStore();
    await carStore(engine.store).save(aCar());
    await start();
  });
  afterEach(async () => {
    await rest.close();
    await engine.close();
  });

  const later = (ms: number) => (time = new Date(time.getTime() + ms));
  const ask = async (email = noor, asked = filter) => {
    const { status, body } = await rest.post(PATH, { email, filter: asked });
    return [status, body.message];
  };
  const alerts = () => engine.store.collection<SearchAlert>('searchAlerts').find({}).toArray();
  const mails = async () =>
    (
      await engine.store
        .collection<QueuedMail>('outbox')
        .find({}, { sort: { createdAt: 1, _id: 1 } })
        .toArray()
    ).map(({ mail }) => mail);
  /** The token in the latest mail. */
  const token = async (page: 'confirm' | 'end') => {
    const [, found = ''] =
      new RegExp(`https://cars.example/search-alert/(\\w+)/${page}\\n`).exec(
        (await mails()).at(-1)?.text ?? '',
      ) ?? [];
    return found;
  };
  const follow = async (page: 'confirm' | 'end', secret?: string) => {
    const used = secret ?? (await token(page));
    const { status, body, headers } = await rest.post(`${PATH}/${used}/${page}`, '');
    expect(headers.get('cache-control')).toBe('no-store');
    return { status, body };
  };

  it('is asked by a mail to confirm it, and the alert is on when the link was opened, twice if they like', async () => {
    expect(await ask()).toEqual([201, messages.asked]);
    expect(await alerts()).toMatchObject([{ state: 'waiting', email: noor, filter }]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: noor, subject: 'Confirm your search alert - Marsa' });
    const opened = await token('confirm');
    expect(await follow('confirm', opened)).toEqual({
      status: 200,
      body: {
        ...{ message: messages.confirmed, state: 'confirmed', name: 'White SUV up to AED 150,000' },
        url: 'https://cars.example/buy?priceMax=150000&body=SUV&q=white',
      },
    });
    expect(await follow('confirm', opened)).toMatchObject({
      body: { message: messages.alreadyConfirmed, state: 'confirmed' },
    });
    expect(await alerts()).toMatchObject([{ state: 'confirmed' }]);
  });

  it('of one car stores with the form which alert was asked for, which belongs to it', async () => {
    await carStore(engine.store).save(aCar({ _id: 'x5', saleStatus: 'reserved' }));
    const { status } = await rest.post(PATH, { email: noor, carId: 'x5' });
    const [form] = await engine.store.collection<Enquiry>('enquiries').find({}).toArray();
    expect([status, form?.details]).toEqual([201, { email: noor, filter: 'ids=x5' }]);
    const [alert] = await alerts();
    expect(form && formOwner(form)).toEqual({ kind: 'searchAlert', id: alert?._id });
  });

  it('leaves no token in the store but in the mail that is on its way', async () => {
    await ask();
    const secret = await token('confirm');
    expect(secret).toMatch(/^[0-9a-f]{56}$/);
    expect(JSON.stringify(await alerts())).not.toContain(secret);
    expect(JSON.stringify(await engine.store.collection('enquiries').find({}).toArray())).not.toContain(
      secret,
    );
  });

  it('reads nothing in that mail that somebody has typed, but numbers and names that the dealer has', async () => {
    await ask(noor, 'search=win+money+now&title=tap+here&companies=bmw,Free+Prize&price=0,90000');
    const [mail] = await mails();
    expect(mail?.text).toContain('our site: BMW up to AED 90,000.');
    for (const typed of ['money', 'tap', 'Prize']) expect(JSON.stringify(mail)).not.toContain(typed);
    const { body } = await follow('confirm');
    expect(body.name).toBe('Win money now tap here BMW or Free Prize up to AED 90,000');
  });

  it('is told of no search where all of it was typed', async () => {
    await ask(noor, 'search=win+money+now');
    expect((await mails())[0]?.text).toContain('lower prices for a search on our site.\n');
  });

  it('is answered the same whether the alert waits, is on, has ended, or the address has no room', async () => {
    const answer = [201, messages.asked];
    expect(await ask()).toEqual(answer);
    expect(await ask()).toEqual(answer);
    await follow('confirm');
    expect(await ask()).toEqual(answer);
    for (let i = 0; i < 21; i += 1) expect(await ask(noor, `price=0,${10_000 + i}`)).toEqual(answer);
    expect(await alerts()).toHaveLength(20);
    expect(await mails()).toHaveLength(20);
    expect(await ask('sami@example.ae')).toEqual(answer);
    expect(await alerts()).toHaveLength(21);
  });

  it('has one alert for one search, in whatever order and case it is written, also when twenty ask together', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    await ask(' NOOR@Example.ae', 'search=White&price=0,150000&bodyTypes=suv');
    expect(await alerts()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('gets another mail after an hour, whose link holds; before it, none', async () => {
    await ask();
    const first = await token('confirm');
    later(HOUR - 1);
    await ask();
    expect(await mails()).toHaveLength(1);
    later(2);
    await ask();
    expect(await mails()).toHaveLength(2);
    expect((await follow('confirm', first)).status).toBe(404);
    expect((await follow('confirm')).status).toBe(200);
  });

  it('who has the alert already is told so by mail, and can end it there', async () => {
    await ask();
    await follow('confirm');
    later(HOUR + 1);
    await ask();
    expect((await mails()).at(-1)?.subject).toBe('Your search alert is on already - Marsa');
    expect(await follow('end')).toMatchObject({ status: 200, body: { message: messages.ended } });
    expect(await alerts()).toMatchObject([{ state: 'ended' }]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['application/json', ''],
  ])(
    'ends it by one click in the mail program (%s), twice if they like, and may ask again',
    async (type, body) => {
      await ask();
      await follow('confirm');
      later(HOUR + 1);
      await ask();
      const secret = await token('end');
      const click = () => rest.post(`${PATH}/${secret}/end`, body, { 'content-type': type });
      expect([(await click()).body.message, (await click()).body.message]).toEqual([
        messages.ended,
        messages.alreadyEnded,
      ]);
      await ask();
      expect(await follow('confirm')).toMatchObject({ body: { state: 'confirmed' } });
    },
  );

  it('cannot confirm or end by a link that nobody has', async () => {
    await ask();
    const secret = await token('confirm');
    const strangers = ['nothing', '0'.repeat(56), `${secret.slice(0, 24)}${'0'.repeat(32)}`, '%24ne'];
    for (const stranger of strangers) {
      expect(await follow('confirm', stranger)).toEqual({ status: 404, body: { message: messages.unknown } });
      expect(await follow('end', stranger)).toEqual({ status: 404, body: { message: messages.unknown } });
    }
    // The token that confirms an alert does not end it.
    expect((await follow('end', secret)).status).toBe(404);
  });

  it('is forgotten who does not confirm in 7 days', async () => {
    await ask();
    const secret = await token('confirm');
    await ask('sami@example.ae');
    await follow('confirm');
    later(7 * DAY + 1);
    expect((await follow('confirm', secret)).status).toBe(404);
    await rest.close();
    await start();
    // A stop waits until the sweep that runs at the start has ended.
    await rest.close();
    await start();
    expect(await alerts()).toMatchObject([{ email: 'sami@example.ae' }]);
  });

  it.each<[form: object, field: string, message: string]>([
    [{ email: 'noor', filter }, 'email', 'Email address must look like name@example.com.'],
    [{ filter }, 'email', 'Email address is missing.'],
    [{ email: noor }, 'filter', 'Search is missing.'],
    ...['companies=', 'availableNow=true', 'price=1', 'ids=car-1', 'color=red', 'price=0,1&price=0,2'].map(
      (wrong): [object, string, string] => [
        { email: noor, filter: wrong },
        'filter',
        'Search must have at least one condition, such as companies=BMW&price=0,150000.',
      ],
    ),
  ])('is told what is wrong with %j', async (form, field, message) => {
    const { status, body } = await rest.post(PATH, form);
    expect([status, body]).toEqual([422, { message, errors: [{ field, message }] }]);
    expect(await alerts()).toEqual([]);
  });

  it('gets one answer for one key, and no second mail', async () => {
    const key = { 'idempotency-key': 'key-1' };
    const first = await rest.post(PATH, { email: noor, filter }, key);
    const again = await rest.post(PATH, { email: noor, filter }, key);
    expect(again.body).toEqual(first.body);
    expect(await mails()).toHaveLength(1);
  });

  it('is counted by the limit of forms, as in every form', async () => {
    await rest.close();
    rest = await runRest({ store: engine.store, photos: engine.photos, formLimit: 2 });
    const from = { 'x-forwarded-for': '94.200.1.1' };
    const send = async (i: number) =>
      (await rest.post(PATH, { email: noor, filter: `price=0,${i}` }, from)).status;
    expect([await send(1), await send(2), await send(3)]).toEqual([201, 201, 429]);
  });
});

it('a program learns that there are search alerts, and their bounds', async () => {
  const rest = await runRest();
  expect((await rest.get(PATH)).body).toEqual({ perAddress: 20, hoursBetweenMails: 24 });
  await rest.close();
});
