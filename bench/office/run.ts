import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../../tests/browser/chromiumArgs.mjs';
import { findChromium } from '../../tests/browser/findChromium.mjs';
import { PASSWORD } from '../../tests/servers/staff.ts';
import { medianOf } from '../medianOf.ts';
import { Servers } from '../processes/Servers.ts';
import { officeFolder } from './officeFolder.ts';
import { firstRows, officeTasks, waitOf } from './officeTasks.ts';

// Measures the built back office (BO-22): `npm run bench:office [-- --cars 10000 --enquiries 20000 --runs 7]`. The lists of the inbox
// by the gateway, its first page on an empty cache, and the tasks of a salesman on a phone, the processor slowed four times.

const { values: options } = parseArgs({
  options: {
    cars: { type: 'string', default: '10000' },
    enquiries: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '7' },
  },
});
const runs = Number(options.runs);
const SLOWDOWN = 4;
/** How often each list is asked for. */
const ASKED = 40;

const servers = new Servers();
const amounts = { cars: Number(options.cars), enquiries: Number(options.enquiries) };
const { dataDir, email } = await officeFolder(servers, amounts);
const { rest, gateway } = await servers.product(dataDir);
console.log(`REST API ready after ${rest.startedIn.toFixed(1)} s, ${Math.round(rest.memory())} MB`);
const token = await logIn();
await lists();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const phone = { origin: gateway.url, token, slowdown: SLOWDOWN };
await firstPage();
await tasks();
await browser.close();
await servers.close();

async function logIn(): Promise<string> {
  const document = 'mutation ($input: LogInAdminInput!) { logInAdmin(input: $input) { token } }';
  const { logInAdmin } = await ask<{ logInAdmin: { token: string } }>(document, {
    input: { email, password: PASSWORD },
  });
  return logInAdmin.token;
}

async function ask<T>(query: string, variables: object, authorization?: string): Promise<T> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function lists() {
  const document = `query ($view: EnquiryView, $search: String, $kind: EnquiryKind) {
    enquiries(view: $view, search: $search, kind: $kind, first: 50) {
      nodes { id name email phone receivedAt status assignee { id name } car { carId title } clock { dueAt state } revision }
      totalCount counts { mine unassigned dueToday overdue open }
    }
  }`;
  const asked = {
    'all open': { view: 'OPEN' },
    overdue: { view: 'OVERDUE' },
    mine: { view: 'MINE' },
    'all finance applications': { kind: 'FINANCE' },
    everything: {},
    'a name': { search: 'layla' },
    'a phone number': { search: '0500005' },
  };
  const table: Record<string, object> = {};
  for (const [name, variables] of Object.entries(asked)) {
    const times: number[] = [];
    const used = { rest: rest.cpu(), gateway: gateway.cpu() };
    for (let i = 0; i < ASKED; i += 1) {
      const began = performance.now();
      await ask(document, variables, `Bearer ${token}`);
      times.push(performance.now() - began);
    }
    table[name] = {
      ...{ median: round(medianOf(times)), p95: round(atPart(times, 0.95)), wanted: 40 },
      'CPU of the REST API': round((rest.cpu() - used.rest) / 1_000 / ASKED),
      'CPU of the gateway': round((gateway.cpu() - used.gateway) / 1_000 / ASKED),
    };
  }
  print(`A page of 50 of ${options.enquiries} enquiries through the gateway, ms`, table);
}

async function firstPage() {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await firstRows(browser, phone));
  print('The first rows of the inbox after the request of its page, empty cache, ms', {
    'first rows': {
      median: Math.round(medianOf(times)),
      p75: Math.round(atPart(times, 0.75)),
      wanted: 1_500,
    },
  });
}

async function tasks() {
  const table: Record<string, object> = {};
  for (const task of officeTasks) {
    const waits = [];
    for (let run = 0; run < runs; run += 1) waits.push(await waitOf(browser, phone, task));
    table[task.name] = {
      'until its effect, p75': Math.round(
        atPart(
          waits.map(({ effect }) => effect),
          0.75,
        ),
      ),
      'longest interaction, p75': atPart(
        waits.map(({ interaction }) => interaction),
        0.75,
      ),
      wanted: 100,
    };
  }
  print(`Tasks on a phone, processor slowed ${SLOWDOWN} times, ms, of ${runs}`, table);
}

/** The value that this part of the numbers does not exceed. */
function atPart(numbers: number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? NaN;
}

function round(ms: number): number {
  return Number(ms.toFixed(1));
}

function print(title: string, table: object) {
  console.log(title);
  console.table(table);
}
