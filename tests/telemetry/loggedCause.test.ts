import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggedCause } from '../../platform/telemetry/loggedCause.ts';
import { faultyOrigin, faults } from '../origins/faultyOrigin.ts';
import { aSite } from '../servers/aSite.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';

const MARK = 'layla';
const requests: [what: string, path: string, method: string, origin: string][] = [
  ['a picture', `/pictures/480.jpg/photos/${MARK}.jpg`, 'GET', `/photos/${MARK}.jpg`],
  ['a feed', '/feed.xml', 'GET', '/api/v1/blogs/latest'],
  ['an end of a newsletter', `/unsubscribe/${MARK}`, 'POST', `/api/v1/unsubscribe/${MARK}`],
];

let pictureCache: string;
let origin: Awaited<ReturnType<typeof faultyOrigin>>;
let gateway: RunningGateway;
let lines: string[] = [];
const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };

beforeAll(async () => {
  pictureCache = await mkdtemp(join(tmpdir(), 'pictures-'));
  origin = await faultyOrigin();
  const site = aSite(async () => ({ status: 200, html: '' }));
  gateway = await runGateway({ restUrl: origin.url, site, pictureCache, logger });
});
beforeEach(() => void (lines = []));
afterAll(async () => {
  await gateway.close();
  await origin.close();
  await rm(pictureCache, { recursive: true });
});

describe.each(requests)('an operator who lacks %s reads why', (_what, path, method, asked) => {
  it.each([
    ['that the origin has broken', faults.status(502), /^HTTP 502/],
    ['that the origin has broken off', faults.hangUp(), /^\w+ UND_ERR_SOCKET$/],
  ])('%s, and neither its address nor who has asked', async (_why, fault, cause) => {
    origin.on(asked, fault);
    await fetch(gateway.url + path, { method });
    const causes = lines.map((line) => (JSON.parse(line) as { cause?: unknown }).cause).filter(Boolean);
    expect(causes).toEqual([expect.stringMatching(cause)]);
    expect(lines.join('')).not.toContain(MARK);
    expect(lines.join('')).not.toContain(new URL(origin.url).port);
  });
});

it('an operator reads no message that may have an address, nor what is no error', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:4001'), { code: 'ECONNREFUSED' });
  expect(loggedCause(refused)).toBe('Error ECONNREFUSED');
  expect(loggedCause(new Error('no answer of rest.internal'))).toMatch(/^Error\n {4}at /);
  expect(loggedCause(undefined)).toBeUndefined();
});
