import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { formMutations, unsubscribeDocument } from './mutations.ts';

const FOLLOW = `mutation ($token: ID!) {
  confirmSearchAlert(input: { token: $token }) { userErrors { field message code } }
}`;

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  gateway = await runGateway({ restUrl: rest.url });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

describe('a sender of more than the origin reads', () => {
  it.each(formMutations)('gets a sentence from $name, and no failure', async ({ name, document, input }) => {
    const data = await gateway.data(document, {
      input: { ...input, [Object.keys(input)[0] ?? '']: 'x'.repeat(70_000) },
    });
    expect(data[name].userErrors).toMatchObject([
      {
        field: null,
        message: 'This is too large. Shorten it, or send fewer photos.',
        code: 'INVALID',
      },
    ]);
  });

  it.each([200, 5_000, 100_000])('finds nothing by an id of %d characters', async (length) => {
    const id = 'x'.repeat(length);
    const ended = (await gateway.data(unsubscribeDocument, { input: { id } })).unsubscribe;
    const followed = (await gateway.data(FOLLOW, { token: id })).confirmSearchAlert;
    for (const { userErrors } of [ended, followed]) {
      expect(userErrors).toMatchObject([{ field: null, code: 'NOT_FOUND' }]);
      expect(userErrors[0].message).not.toMatch(/address|headers/);
    }
    const { body } = await gateway.query('query ($id: ID!) { car(id: $id) { id } }', { id });
    expect(body.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });
});
