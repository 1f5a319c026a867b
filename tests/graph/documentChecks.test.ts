import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';

describe('a stranger who sends ever new documents', () => {
  let rest: RunningRest;
  let gateway: RunningGateway;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    rest = await runRest();
    gateway = await runGateway({ restUrl: rest.url, costLimits: { anonymous: 1_000, partner: 1_000 } });
  });
  afterEach(async () => {
    await gateway.close();
    await rest.close();
    vi.useRealTimers();
  });

  const told = { prefer: 'cost' };
  const remaining = async (document: string) =>
    (await gateway.query(document, {}, told)).body.extensions.cost.remaining;

  it('that are refused has too little left after some, and no more is parsed in this minute', async () => {
    const refused = Array.from({ length: 30 }, (_, i) => `{ nothing${i} }`);
    const statuses = [];
    for (const document of refused) statuses.push((await gateway.query(document)).status);
    expect(statuses).toEqual([
      ...Array.from({ length: 19 }, () => 400),
      ...Array.from({ length: 11 }, () => 429),
    ]);
    const { body } = await gateway.query('{ not a document at all');
    expect(body.errors).toEqual([
      {
        message: expect.stringMatching(/^Too many requests in this minute\. Try again in \d+ seconds\.$/),
        extensions: { code: 'RATE_LIMITED' },
      },
    ]);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await gateway.query('{ nothing }')).status).toBe(400);
  });

  it('that are refused pays the more, the longer they are', async () => {
    const long = Array.from({ length: 1_000 }, (_, i) => `a${i}`).join(' ');
    await gateway.query(`{ ${long} }`);
    expect(await remaining('{ makes { id } }')).toBe(1_000 - 50 - 205 - 101);
  });

  it('that are answered pays only for what they ask', async () => {
    expect(await remaining('{ makes { id } }')).toBe(1_000 - 101);
    expect(await remaining('{ makes { name } }')).toBe(1_000 - 202);
  });

  it('that cost more than is left pays for each try', async () => {
    for (const i of [1, 2, 3]) {
      const { status } = await gateway.query(
        `{ c${i}: cars(first: 100) { nodes { ${'id title price year mileage '.repeat(3)} } } }`,
      );
      expect(status).toBe(429);
    }
    expect(await remaining('{ makes { id } }')).toBe(1_000 - 3 * 51 - 101);
  });
});
