import type { RequestListener } from 'node:http';
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCar, aCompany } from '../stock/aCar.ts';
import { aSite } from '../servers/aSite.ts';
import { faults, faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';

let origin: FaultyOrigin;
let gateway: RunningGateway | undefined;
const timers = new Set<NodeJS.Timeout>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  origin = await faultyOrigin();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const timer of timers) clearTimeout(timer);
  await gateway?.close();
  await origin.close();
});

const start = async (parts: Partial<Parameters<typeof runGateway>[0]>) =>
  (gateway = await runGateway({ restUrl: origin.url, ...parts }));
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
/** An answer that comes after some milliseconds. */
const after =
  (delay: number, answer: RequestListener): RequestListener =>
  (request, response) => {
    timers.add(setTimeout(() => answer(request, response), delay));
  };

describe('an operation', () => {
  const DEADLINE = 1_000;
  const car = (id: string) =>
    aCar({ _id: id, manufacturerId: { _id: 'bmw', brandName: 'BMW' }, bodyType: null });

  it('API-1 has one deadline for all that it reads, one after the other', async () => {
    const running = await start({ timeout: DEADLINE });
    origin.on('/api/v1/car/x5', after(0.7 * DEADLINE, json(car('x5'))));
    origin.on('/api/v1/cars/filter', after(0.7 * DEADLINE, json({ cars: [car('x6')] })));
    const { body } = await running.query('{ car(id: "x5") { id similar { id } } }');
    expect(body.data).toEqual({ car: { id: 'x5', similar: null } });
    expect(body.errors[0].extensions.code).toBe('UPSTREAM_TIMEOUT');
  });

  it('API-1 has one deadline for all forms that it sends, and sends none behind it', async () => {
    const running = await start({ timeout: DEADLINE });
    origin.on('/api/v1/contact-us', faults.hang());
    const input =
      '{ firstName: "A", lastName: "B", email: "a@example.ae", mobileNumber: "050 123 4567", message: "Hi" }';
    const send = (alias: string) => `${alias}: sendContactMessage(input: ${input}) { message }`;
    const { body } = await running.query(`mutation { ${send('first')} ${send('second')} }`);
    expect(body.data).toEqual({ first: null, second: null });
    expect(origin.requests).toEqual(['/api/v1/contact-us']);
  });
});

describe('a visitor of an origin that hangs', () => {
  const COMPANIES = '/api/v1/companies';
  const makes = (name: string) => json([aCompany({ brandName: name })], { 'cache-control': 'max-age=0' });
  /** Long enough that a visitor who had to wait for it would fail the test. */
  const timeout = 60_000;
  /** Its page is the name of the make. */
  const site = aSite(
    async (_url, execute) => {
      const { data } = JSON.parse(await execute({ name: 'Makes', variables: {} }));
      return { status: 200, html: data.makes[0].name };
    },
    { Makes: parse('query Makes { makes { name } }') },
  );
  /** From now on answers wait until they are released. */
  const holdAnswers = (answer: RequestListener) => {
    const held: (() => void)[] = [];
    origin.on(COMPANIES, (request, response) => void held.push(() => answer(request, response)));
    return {
      release: () => {
        origin.on(COMPANIES, answer);
        held.forEach((send) => send());
      },
    };
  };

  const visits: [string, (running: RunningGateway) => Promise<string>][] = [
    ['an answer', async (running) => (await running.data('{ makes { name } }')).makes[0].name],
    ['a page', async ({ url }) => (await fetch(url)).text()],
    ['a page that was never rendered', async ({ url }) => (await fetch(`${url}/${visited++}`)).text()],
  ];
  let visited = 0;

  it.each(visits)(
    'GW-11 is shown the stale copy of %s, and the new one when it came',
    async (_what, visit) => {
      const running = await start({ timeout, site });
      origin.on(COMPANIES, makes('old'));
      expect(await visit(running)).toBe('old');
      later(30);
      const { release } = holdAnswers(makes('new'));
      expect(await visit(running)).toBe('old');
      expect(await visit(running)).toBe('old');
      release();
      await vi.waitFor(async () => expect(await visit(running)).toBe('new'), { timeout: 10_000 });
    },
  );
});
