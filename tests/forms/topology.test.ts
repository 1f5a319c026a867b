import { describe, expect, it } from 'vitest';
import { busyEngines } from '../servers/storeEngines.ts';
import { formMutations } from './mutations.ts';
import { countForms } from '../servers/topology/countForms.ts';
import { runTopology } from '../servers/topology/runTopology.ts';
import { Visitors } from '../servers/topology/Visitors.ts';

describe.each(busyEngines)('behind a proxy, over $name', { timeout: 180_000 }, ({ emptyStore }) => {
  it('two gateways lose no form and no session and double none, while each server is killed or stopped once', async () => {
    const own = await emptyStore();
    const { mongodbUrl, dataDir } = own.settings;
    // Only one process can open a store in files.
    await own.store.close();
    const topology = await runTopology({ mongodbUrl, dataDir });
    const visitors = new Visitors(topology.url);
    const stop = new AbortController();
    const token = await visitors.signUp();
    const busy = Promise.all([
      visitors.holdSession(token, stop.signal),
      ...Array.from({ length: 3 }, () => visitors.sendForms(stop.signal)),
    ]);
    const { rests, gateways } = topology;
    for (const [i, server] of [...rests, ...gateways].entries()) {
      const before = visitors.acknowledged.size;
      while (visitors.acknowledged.size < before + 3) await new Promise((wait) => setTimeout(wait, 20));
      await server.end(i % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      await server.start();
    }
    stop.abort();
    await busy;
    await topology.close();
    await visitors.close();

    await own.reopen();
    expect(visitors.refusals).toEqual([]);
    expect(await countForms(own, visitors)).toMatchObject({
      lost: 0,
      doubled: 0,
      unknown: 0,
      withoutPhotos: 0,
    });
    expect(visitors.acknowledged.size).toBeGreaterThanOrEqual(3 * (rests.length + gateways.length));
    expect(visitors.session.answered).toBeGreaterThan(0);
    expect(visitors.session.lost).toBe(0);
    await own.close();
  });

  it('two gateways let an address send as many forms as one does, and no other waits for it', async () => {
    const FORMS = 50;
    const own = await emptyStore();
    const { mongodbUrl, dataDir } = own.settings;
    await own.store.close();
    const topology = await runTopology({ mongodbUrl, dataDir, formLimit: FORMS });
    const send = (i: number, address: string) =>
      fetch(`http://127.0.0.1:${topology.gateways[i % 2]!.port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ query: contact.document, variables: { input: contact.input } }),
      }).then(async (response) => codeOf(await response.json()));
    const codes = [];
    for (let i = 0; i < FORMS + 10; i += 1) codes.push(await send(i, '94.200.1.1'));
    const stored = codes.filter((code) => code === undefined).length;
    expect(Math.abs(stored - FORMS)).toBeLessThanOrEqual(FORMS * 0.02);
    expect(new Set(codes.slice(FORMS + 1))).toEqual(new Set(['RATE_LIMITED']));
    expect(await send(0, '94.200.1.2')).toBeUndefined();
    await topology.close();
    await own.reopen();
    expect(await own.store.collection('enquiries').countDocuments({})).toBe(stored + 1);
    await own.close();
  });
});

const contact = formMutations.find(({ name }) => name === 'sendContactMessage')!;

/** Why the message was refused. */
function codeOf({ data }: { data: { sendContactMessage: { userErrors: { code: string }[] } } }) {
  return data.sendContactMessage.userErrors[0]?.code;
}
