import { parse } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RenderPool } from '../../gateway/pages/RenderPool.ts';
import { aCompany } from '../stock/aCar.ts';
import { aSite } from '../servers/aSite.ts';
import { faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';

const COMPANIES = '/api/v1/companies';
const MAKES = '{"data":{"makes":[{"name":"BMW"}]}}';

let origin: FaultyOrigin;
let pool: RenderPool;
let gateway: RunningGateway;

beforeEach(async () => {
  origin = await faultyOrigin();
  origin.on(COMPANIES, json([aCompany({ brandName: 'BMW' })]));
  pool = new RenderPool({
    worker: 'tests/servers/faultyRenderer.mjs',
    folder: '',
    threads: 1,
    timeout: 1_000,
  });
  const site = aSite((url, execute) => pool.render(url, execute), {
    Makes: parse('query Makes { makes { name } }'),
  });
  gateway = await runGateway({ restUrl: origin.url, site });
});
afterEach(async () => {
  await gateway.close();
  await pool.close();
  await origin.close();
});

async function visit(path: string) {
  const response = await fetch(gateway.url + path);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test('a page is rendered on a thread of its own, with the data of the graph', async () => {
  expect(await visit('/')).toMatchObject({ status: 200, text: MAKES });
});

test('who queries the graph does not wait for a page, however long it takes', async () => {
  await visit('/');
  let rendered = false;
  const page = visit('/busy').then(() => (rendered = true));
  for (let i = 0; i < 5; i += 1) expect(await gateway.data('{ makes { name } }')).toBeDefined();
  expect(rendered).toBe(false);
  await page;
});

test('a page that hangs is given up, and the next one is rendered', async () => {
  expect((await visit('/busy')).status).toBe(500);
  expect(await visit('/')).toMatchObject({ status: 200, text: MAKES });
});

test('a page that ends its thread takes no other one with it', async () => {
  expect((await visit('/crash')).status).toBe(500);
  expect(await visit('/')).toMatchObject({ status: 200, text: MAKES });
});

test('a page that cannot be rendered tells the visitor nothing of the machine', async () => {
  const { status, text } = await visit('/broken');
  expect(status).toBe(500);
  expect(text).not.toMatch(/stack|\.mjs|\.ts|at /);
});

test('where too many pages are asked for, a visitor is told to come back, or sees the page of before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await visit('/');
  // As long as the origin does not answer, every page waits for its data.
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  origin.on(COMPANIES, (request, response) => void late.then(() => json([])(request, response)));
  vi.advanceTimersByTime(300_000);
  const pages = Array.from({ length: 60 }, (_, i) => visit(`/listing?page=${i}`));
  const refused = await Promise.race(pages);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(refused.headers.get('x-request-id')).toBeTruthy();
  expect(refused.text).toBe('Too many pages are requested at the moment. Try again.\n');
  expect(await visit('/')).toMatchObject({ status: 200, text: MAKES });
  // A visitor who asks for a page that is being rendered waits with the visitors who asked before.
  const joined = visit('/listing?page=0');
  answer();
  expect((await joined).status).toBe(200);
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  vi.useRealTimers();
});
