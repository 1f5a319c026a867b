import { describe, expect, it } from 'vitest';
import { busyEngines } from '../servers/storeEngines.ts';
import { formMutations } from '../forms/mutations.ts';
import { busyTopology } from '../servers/topology/busyTopology.ts';
import { countForms } from '../servers/topology/countForms.ts';
import { runTopology } from '../servers/topology/runTopology.ts';
import { until } from '../until.ts';

describe.each(busyEngines)('behind a proxy, over $name', (engine) => {
  it('two gateways lose no form and no session and double none, while each server is killed or stopped once', async () => {
    const { own, topology, visitors, end } = await busyTopology(engine, 3);
    const { rests, gateways } = topology;
    for (const [i, server] of [...rests, ...gateways].entries()) {
      const before = visitors.acknowledged.size;
      await until(() => expect(visitors.acknowledged.size).toBeGreaterThanOrEqual(before + 3));
      await server.end(i % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      await server.start();
    }
    await end();

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
    const own = await engine.emptyStore();
    await own.store.close();
    const topology = await runTopology({ ...own.settings, formLimit: FORMS });
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
