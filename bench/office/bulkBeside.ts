import { setTimeout as pause } from 'node:timers/promises';
import { workOn } from '../goals/sameWork.ts';
import { LoadGenerator } from '../load/LoadGenerator.ts';
import { RATES, readsBeside } from '../measure/readsBeside.ts';
import type { Servers } from '../processes/Servers.ts';
import { UnseenQueries } from '../queries/UnseenQueries.ts';
import { ask, type Office, print } from './Office.ts';

/** How long visitors read before it is measured, ms. */
const WARM_UP = 2_000;
/** How often it is asked how far the change is, ms. */
const EVERY = 100;

const PREVIEW = `query ($action: BulkActionInput!) {
  bulkPreview(selection: { filter: { tab: PUBLISHED } }, action: $action) { change { id total } userErrors { message } }
}`;
const START = `mutation ($input: StartBulkChangeInput!) { startBulkChange(input: $input) { userErrors { message } } }`;
const STATE = `query ($id: ID!) { bulkChange(id: $id) { state changed restored revision } }`;
const UNDO = `mutation ($input: UndoBulkChangeInput!) { undoBulkChange(input: $input) { userErrors { message } } }`;
const cheaper = {
  kind: 'PRICE',
  price: { by: -5, unit: 'PERCENT', roundTo: 500, rounding: 'NEAREST', asDiscount: false },
};

interface Preview {
  bulkPreview: { change: { id: string; total: number } | null; userErrors: { message: string }[] };
}
interface State {
  bulkChange: { state: string; changed: number; restored: number; revision: number };
}

/** Measures a change of the prices of all cars, and how long visitors wait beside it. Prints its tables. */
export async function bulkBeside(office: Office, servers: Servers): Promise<void> {
  const tools = { load: new LoadGenerator(servers.processes), unseen: new UnseenQueries() };
  const work = await workOn(office);
  await readsBeside(tools, work, AbortSignal.timeout(WARM_UP));
  const stop = new AbortController();
  const reading = readsBeside(tools, work, stop.signal);
  const began = performance.now();
  const { change, userErrors } = (await ask<Preview>(office, PREVIEW, { action: cheaper })).bulkPreview;
  if (!change) throw new Error(JSON.stringify(userErrors));
  const previewed = performance.now();
  await ask(office, START, { input: { id: change.id } });
  const { changed, revision } = await whenNot('RUNNING', office, change.id);
  const ended = performance.now();
  stop.abort();
  const results = await reading;
  await ask(office, UNDO, { input: { id: change.id, revision } });
  const undoing = performance.now();
  const { restored } = await whenNot('UNDOING', office, change.id);
  print('A change of all prices, s', {
    preview: { seconds: seconds(previewed - began), cars: change.total },
    change: { seconds: seconds(ended - previewed), cars: changed, wanted: 30 },
    'its undoing': { seconds: seconds(performance.now() - undoing), cars: restored },
  });
  print(
    'Visitors beside it, ms',
    Object.fromEntries(
      Object.keys(RATES).map((name, i) => [
        name,
        {
          ...{ answered: results[i]?.answered, failed: results[i]?.failed },
          ...{ p50: seconds(results[i]?.p50, 1), p99: seconds(results[i]?.p99, 1), wanted: 50 },
        },
      ]),
    ),
  );
}

/** Resolves with a bulk change as soon as it is in another state. */
async function whenNot(state: string, office: Office, id: string): Promise<State['bulkChange']> {
  for (;;) {
    await pause(EVERY);
    const { bulkChange } = await ask<State>(office, STATE, { id });
    if (bulkChange.state !== state) return bulkChange;
  }
}

function seconds(ms = NaN, per = 1_000): number {
  return Number((ms / per).toFixed(1));
}
