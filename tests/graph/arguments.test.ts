import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { listDigest } from '../../gateway/resolvers/cursor.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

let rest: RunningRest;
let gateway: RunningGateway;

beforeAll(async () => {
  rest = await runRest();
  for (const _id of ['a', 'b', 'c', 'd']) await carStore(rest.store).save(aCar({ _id }));
  gateway = await runGateway({ restUrl: rest.url });
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

/** A cursor by position in the whole stock, newest first. */
const cursor = (text: string) => `${listDigest({}, undefined)}!${Buffer.from(text).toString('base64url')}`;
const cars = `query ($first: Int, $last: Int, $after: String, $offset: Int) {
  cars(first: $first, last: $last, after: $after, offset: $offset) { nodes { id } }
}`;
const carsByIds = 'query ($ids: [ID!]!) { carsByIds(ids: $ids) { id } }';

describe('a part of the stock', () => {
  it.each([
    ['GW-16 first above 100', { first: 101 }, /^first must be from 0 to 100\. .*endCursor/],
    ['GW-16 first far above 100', { first: 1_000_000 }, /^first must be from 0 to 100\./],
    ['last above 100', { last: 101 }, /^last must be from 0 to 100\. .*pass startCursor as before/],
    ['first below 0', { first: -1 }, /^first must be from 0 to 100\./],
    ['a negative offset', { offset: -1 }, /^offset must be from 0 to/],
    ['an offset behind every list', { offset: 2_000_000_000 }, /^offset must be from 0 to/],
    [
      'after and offset together',
      { after: cursor('0:d'), offset: 1 },
      /^Pass only one of after, offset, or before with last/,
    ],
    ['an empty cursor', { after: '' }, /^after is not a cursor/],
    ['a cursor of garbage', { after: '%%%' }, /^after is not a cursor/],
    ['a cursor of the first release', { after: 'MTI6Y2FyLTE' }, /^after is not a cursor/],
    ['a cursor without a position', { after: cursor('a') }, /^after is not a cursor/],
    ['a cursor of a negative position', { after: cursor('-1:a') }, /^after is not a cursor/],
    ['a cursor behind every list', { after: cursor('999999999:a') }, /^after is not a cursor/],
  ])('%s is refused with a sentence', async (_name, variables, sentence) => {
    const { status, body } = await gateway.query(cars, variables);
    expect([status, body.data]).toEqual([200, { cars: null }]);
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
    expect(body.errors[0].message).toMatch(sentence);
  });

  it.each([101, 10_000, 2_147_483_647])(
    'GW-16 first: %i in the text of the query is refused the same way',
    async (first) => {
      const { status, body } = await gateway.query(`{ cars(first: ${first}) { nodes { id } totalCount } }`);
      expect([status, body.errors[0].extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
    },
  );

  it('goes on from the position of a cursor whose car nobody knows', async () => {
    const data = await gateway.data('query ($after: String) { cars(after: $after) { nodes { id } } }', {
      after: cursor('2:unknown'),
    });
    expect(data.cars.nodes).toEqual([{ id: 'b' }, { id: 'a' }]);
  });
});

describe('cars by their ids', () => {
  it.each([
    ['stand in the order of the ids', ['c', 'a', 'd'], ['c', 'a', 'd']],
    ['leave a null where a car is not listed', ['x', 'a', 'y'], [null, 'a', null]],
    ['are repeated with their ids', ['a', 'a', 'x', 'a'], ['a', 'a', null, 'a']],
    ['are none for no ids', [], []],
    ['are null for an empty id', ['', 'b'], [null, 'b']],
    ['are null for nothing but an empty id', [''], [null]],
    ['are not found by two ids in one', ['a,b'], [null]],
  ])('%s', async (_name, ids, found) => {
    const data = await gateway.data(carsByIds, { ids });
    expect(data.carsByIds).toEqual(found.map((id) => id && { id }));
  });

  it('are given for 50 ids and refused for 51', async () => {
    const ids = Array.from({ length: 51 }, (_, i) => `car-${i}`);
    expect((await gateway.data(carsByIds, { ids: ids.slice(1) })).carsByIds).toEqual(Array(50).fill(null));
    const { status, body } = await gateway.query(carsByIds, { ids });
    expect(status).toBe(200);
    expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
    expect(body.errors[0].message).toBe('At most 50 ids are allowed; there are 51.');
  });

  it('that are all wrong are refused by what is wrong with the first three, and not as a fault of ours', async () => {
    const { status, body } = await gateway.query(carsByIds, { ids: Array(60).fill(null) });
    expect(status).toBe(400);
    const errors = body.errors as { message: string; extensions: { code: string } }[];
    expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
    // Each message repeats the whole value: fifty made an answer of 32 MB of one megabyte, and blocked the gateway meanwhile.
    expect(errors).toHaveLength(4);
    expect(errors.at(-1)?.message).toContain('Too many errors processing variables');
  });

  it('cannot be asked for without ids', async () => {
    const { status, body } = await gateway.query(carsByIds, { ids: null });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});
