import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { addStaff, type Staff, tokenSecret } from '../servers/staff.ts';

const VIEWS = '{ savedViews { id name view kind status assignee search } }';
const SAVE = `mutation ($input: SaveViewInput!) {
  saveView(input: $input) { view { id name view kind status assignee search } userErrors { field code message } }
}`;
const DELETE = `mutation ($input: DeleteViewInput!) {
  deleteView(input: $input) { id userErrors { field code message } }
}`;

let rest: RunningRest;
let gateway: RunningGateway;
let omar: Staff;

beforeEach(async () => {
  rest = await runRest({ admin: { tokenSecret } });
  gateway = await runGateway({ restUrl: rest.url });
  omar = await addStaff(rest.store, 'Omar', 'SALES');
});
afterEach(async () => {
  await gateway.close();
  await rest.close();
});

const ask = async (document: string, input?: object) =>
  (await gateway.query(document, { input }, omar.headers)).body.data;

it('a salesman saves what the inbox shows, finds it as he saved it, and removes it', async () => {
  const filters = {
    ...{ view: 'DUE_TODAY', kind: 'CAR_OFFER', status: 'IN_PROGRESS', assignee: 'none', search: 'Patrol' },
  };
  const { saveView } = await ask(SAVE, { name: 'Patrols', ...filters });
  expect(saveView).toEqual({ view: { id: expect.any(String), name: 'Patrols', ...filters }, userErrors: [] });
  const plain = { view: null, kind: null, status: null, assignee: null, search: null };
  await ask(SAVE, { name: 'All' });
  const { savedViews } = await ask(VIEWS);
  expect(savedViews).toEqual([{ id: expect.any(String), name: 'All', ...plain }, saveView.view]);
  const { id } = saveView.view;
  expect((await ask(DELETE, { id })).deleteView).toEqual({ id, userErrors: [] });
  expect((await ask(DELETE, { id })).deleteView).toMatchObject({
    id: null,
    userErrors: [{ code: 'NOT_FOUND', message: 'This view is removed already.' }],
  });
});

it('a salesman who takes a name twice is told at the name', async () => {
  await ask(SAVE, { name: 'Weekend' });
  const { saveView } = await ask(SAVE, { name: 'weekend' });
  expect(saveView).toMatchObject({
    view: null,
    userErrors: [{ field: 'name', code: 'INVALID', message: expect.stringContaining('Choose another name') }],
  });
});
