import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QueuedMail } from '../../rest/mail/outbox.ts';
import { messages } from '../../rest/searchAlerts/messages.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { says, writingOrigin } from '../origins/writingOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

const create = `mutation ($input: CreateSearchAlertInput!) {
  createSearchAlert(input: $input) { message userErrors { field message code } }
}`;
const follow = (action: 'confirm' | 'end') => {
  const Action = action === 'end' ? 'End' : 'Confirm';
  return `mutation ($token: ID!) { ${action}SearchAlert(input: { token: $token }) {
    searchAlert { name state url } message userErrors { field message code }
  } }`.replace('mutation', `mutation ${Action}`);
};
const terms = '{ searchAlertTerms { perAddress hoursBetweenMails } }';
const form = {
  email: 'noor@example.ae',
  filter: { bodyTypes: ['SUV'], price: { max: 150_000 }, search: 'white' },
};

describe('a search alert on the graph', () => {
  let rest: RunningRest;
  let gateway: RunningGateway;
  let time: Date;

  beforeEach(async () => {
    time = new Date('2026-11-20T08:00:00Z');
    rest = await runRest({ mail: { publicUrl: 'https://cars.example' }, now: () => time });
    await carStore(rest.store).save(aCar());
    gateway = await runGateway({ restUrl: rest.url });
  });
  afterEach(async () => {
    await gateway.close();
    await rest.close();
  });

  const token = async (page: 'confirm' | 'end') => {
    const mails = await rest.store.collection<QueuedMail>('outbox').find({}).toArray();
    const pattern = new RegExp(`search-alert/(\\w+)/${page}`);
    return mails.flatMap(({ mail }) => pattern.exec(mail.text)?.[1] ?? [])[0] ?? '';
  };

  it('is asked for, confirmed and ended, and leads to the list of its search', async () => {
    const asked = await gateway.query(create, { input: form });
    expect(asked.body).toEqual({
      data: { createSearchAlert: { message: messages.asked, userErrors: [] } },
    });
    const confirmed = await gateway.query(follow('confirm'), { token: await token('confirm') });
    expect(confirmed.body.data.confirmSearchAlert).toEqual({
      searchAlert: {
        ...{ name: 'White SUV up to AED 150,000', state: 'CONFIRMED' },
        url: 'https://cars.example/buy?priceMax=150000&body=SUV&q=white',
      },
      ...{ message: messages.confirmed, userErrors: [] },
    });
  });

  it('ends by a POST of a mail program to the address of its page', async () => {
    await gateway.query(create, { input: form });
    await gateway.query(follow('confirm'), { token: await token('confirm') });
    await carStore(rest.store).save(
      aCar({ _id: 'white', exteriorColor: 'White', originalPrice: 140_000, bodyType: 'SUV' }),
    );
    const tokenLater = () => {
      // An alert collects changes for ten seconds before it sends a mail.
      time = new Date(time.getTime() + 10_000);
      return token('end');
    };
    await expect.poll(tokenLater, { timeout: 30_000 }).not.toBe('');
    const click = async () => {
      const answer = await fetch(`${gateway.url}/search-alert/${await token('end')}/end`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
      return [answer.status, await answer.text()];
    };
    expect(await click()).toEqual([200, messages.ended]);
    expect(await click()).toEqual([200, messages.alreadyEnded]);
    const again = await gateway.query(follow('end'), { token: await token('end') });
    expect(again.body.data.endSearchAlert).toMatchObject({
      searchAlert: { state: 'ENDED' },
      message: messages.alreadyEnded,
    });
  });

  it('of a link that nobody has is told as something to put right', async () => {
    for (const action of ['confirm', 'end'] as const) {
      const { body } = await gateway.query(follow(action), { token: 'nothing' });
      expect(body.data[`${action}SearchAlert`]).toEqual({
        ...{ searchAlert: null, message: null },
        userErrors: [{ field: null, message: messages.unknown, code: 'NOT_FOUND' }],
      });
    }
    const answer = await fetch(`${gateway.url}/search-alert/nothing/end`, { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([404, messages.unknown]);
  });

  it('is refused for an address that is none, and for a search that narrows nothing', async () => {
    const errors = async (input: object) =>
      (await gateway.query(create, { input: { ...form, ...input } })).body.data.createSearchAlert.userErrors;
    expect(await errors({ email: 'noor' })).toEqual([
      { field: 'email', message: 'Email address must look like name@example.com.', code: 'INVALID' },
    ]);
    expect(await errors({ filter: {} })).toMatchObject([{ field: 'filter', code: 'INVALID' }]);
    const { body } = await gateway.query(create, { input: { ...form, filter: { price: { min: -1 } } } });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['a word', { search: 'white \ud83d' }],
    ['an item of a list', { bodyTypes: ['SUV', '\ude97'] }],
  ])('is refused for a search with half a character in %s, and nothing is stored', async (_in, filter) => {
    const { body } = await gateway.query(create, { input: { ...form, filter } });
    expect(body.data.createSearchAlert).toEqual({
      message: null,
      userErrors: [
        { field: 'filter', message: 'This contains an invalid character. Type it again.', code: 'INVALID' },
      ],
    });
    expect(await rest.store.collection('searchAlerts').find({}).toArray()).toEqual([]);
  });

  it('of a car that nobody has to wait for is refused with a sentence', async () => {
    await carStore(rest.store).save(aCar({ _id: 'free' }));
    const { body } = await gateway.query(create, { input: { email: form.email, carId: 'free' } });
    expect(body.data.createSearchAlert).toEqual({
      message: null,
      userErrors: [
        {
          field: 'carId',
          message: 'This car is not reserved. You can book a test drive or ask to buy it now.',
          code: 'CONFLICT',
        },
      ],
    });
  });

  it('has bounds that the graph tells', async () => {
    const { body } = await gateway.query(terms);
    expect(body.data.searchAlertTerms).toEqual({ perAddress: 20, hoursBetweenMails: 24 });
  });
});

it.each([
  ['nothing there', says(404, { message: 'Not found' })],
  ['a page', says(200, '<!doctype html>')],
  ['numbers that the graph cannot tell', says(200, { perAddress: 3e9, hoursBetweenMails: 3e9 })],
])('a gateway says so whose origin offers no search alerts, and has %s', async (_, answer) => {
  const origin = await writingOrigin();
  origin.on('/api/v1/search-alerts', answer);
  const gateway = await runGateway({ restUrl: origin.url });
  expect((await gateway.query(terms)).body).toEqual({
    data: { searchAlertTerms: { perAddress: 0, hoursBetweenMails: 0 } },
  });
  const answers = [
    await gateway.query(create, { input: form }),
    await gateway.query(follow('confirm'), { token: 'any' }),
    await gateway.query(follow('end'), { token: 'any' }),
  ];
  for (const { body } of answers) expect(body.errors[0].extensions.code).toBe('NOT_OFFERED');
  expect(origin.received.filter(({ method }) => method === 'POST')).toEqual([]);
  await gateway.close();
  await origin.close();
});
