import type { Browser } from '@playwright/test';
import { PASSWORD } from '../../tests/servers/staff.ts';
import { atPart } from '../atPart.ts';
import { medianOf } from '../medianOf.ts';
import { Servers } from '../processes/Servers.ts';
import { bulkBeside } from './bulkBeside.ts';
import { ask, type Office, print } from './Office.ts';
import { officeFolder } from './officeFolder.ts';
import { firstRows, officeTasks, type Wait, waitOf } from './officeTasks.ts';
import { photosOnSlowLine } from './photosOnSlowLine.ts';

/** How many there are of each (BO-22). */
const AMOUNTS = { cars: 10_000, enquiries: 20_000 };
/** How many times slower than this one the processor of the phone is. */
const SLOWDOWN = 4;
/** How often each list is asked for. */
const ASKED = 40;

/**
 * Measures the built back office: the lists of the inbox by the gateway, its first page on an empty cache, the tasks of a
 * salesman on a slow phone, thirty photos on a slow line, and a change of all prices. Prints its tables.
 */
export async function measureOffice(browser: Browser, runs: number): Promise<void> {
  const servers = new Servers();
  try {
    const { dataDir, email } = await officeFolder(servers, AMOUNTS);
    const { rest, gateway } = await servers.product(dataDir);
    const ready = `ready after ${rest.startedIn.toFixed(1)} s, with ${Math.round(rest.memory())} MB`;
    console.log(`The REST API over ${AMOUNTS.cars} cars and ${AMOUNTS.enquiries} enquiries: ${ready}`);
    const office: Office = { rest, gateway, token: await logIn({ gateway }, email) };
    await lists(office);
    const phone = { origin: gateway.url, token: office.token, slowdown: SLOWDOWN };
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await firstRows(browser, phone));
    print('The first rows of the inbox after the request of its page, empty cache, ms', {
      'first rows': {
        median: Math.round(medianOf(times)),
        p75: Math.round(atPart(times, 0.75)),
        wanted: 1_500,
      },
    });
    await tasks();
    await photosOnSlowLine(browser, office, servers.folder());
    await bulkBeside(office, servers);

    async function tasks() {
      const table: Record<string, object> = {};
      for (const task of officeTasks) {
        const waits: Wait[] = [];
        for (let run = 0; run < runs; run += 1) waits.push(await waitOf(browser, phone, task));
        const p75 = (of: (wait: Wait) => number) => Math.round(atPart(waits.map(of), 0.75));
        table[task.name] = {
          'until its effect, p75': p75(({ effect }) => effect),
          'longest interaction, p75': p75(({ interaction }) => interaction),
          wanted: 100,
        };
      }
      print(`Tasks on a phone, processor slowed ${SLOWDOWN} times, ms, of ${runs}`, table);
    }
  } finally {
    await servers.close();
  }
}

async function logIn(gateway: Pick<Office, 'gateway'>, email: string): Promise<string> {
  const document = 'mutation ($input: LogInAdminInput!) { logInAdmin(input: $input) { token } }';
  const { logInAdmin } = await ask<{ logInAdmin: { token: string } }>(gateway, document, {
    input: { email, password: PASSWORD },
  });
  return logInAdmin.token;
}

const ENQUIRIES = `query ($view: EnquiryView, $search: String, $kind: EnquiryKind) {
  enquiries(view: $view, search: $search, kind: $kind, first: 50) {
    nodes { id name email phone receivedAt status assignee { id name } car { carId title } clock { dueAt state } revision }
    totalCount counts { mine unassigned dueToday overdue open }
  }
}`;
const CARS = `query ($search: String, $gap: StockGap, $status: SaleStatus, $sort: StockSort! = NEWEST) {
  stock(search: $search, gap: $gap, status: $status, sort: $sort) {
    nodes { id revision stockNumber name year mileage price status daysInStock withdrawnAt cover pictureCount enquiryCount gaps }
    totalCount pages counts { published withdrawn noPictures fewPictures noDescription noPrice noMake sheetDiffers over60Days }
  }
}`;

/** Asks for lists through the gateway, and prints how long each takes. */
async function lists(office: Office) {
  await timed(office, `A page of 50 of ${AMOUNTS.enquiries} enquiries through the gateway, ms`, ENQUIRIES, {
    'all open': { view: 'OPEN' },
    overdue: { view: 'OVERDUE' },
    mine: { view: 'MINE' },
    'all finance applications': { kind: 'FINANCE' },
    everything: {},
    'a name': { search: 'layla' },
    'a phone number': { search: '0500005' },
  });
  await timed(office, `A page of 100 of ${AMOUNTS.cars} cars through the gateway, ms`, CARS, {
    newest: {},
    'by name': { sort: 'NAME' },
    'without a description': { gap: 'NO_DESCRIPTION' },
    sold: { status: 'SOLD' },
    'a model': { search: 'bmw x5' },
  });
}

async function timed(office: Office, title: string, document: string, asked: Record<string, object>) {
  const { rest, gateway } = office;
  const table: Record<string, object> = {};
  for (const [name, variables] of Object.entries(asked)) {
    const times: number[] = [];
    const used = { rest: rest.cpu(), gateway: gateway.cpu() };
    for (let i = 0; i < ASKED; i += 1) {
      const began = performance.now();
      await ask(office, document, variables);
      times.push(performance.now() - began);
    }
    table[name] = {
      ...{ median: round(medianOf(times)), p95: round(atPart(times, 0.95)), wanted: 40 },
      'CPU of the REST API': round((rest.cpu() - used.rest) / 1_000 / ASKED),
      'CPU of the gateway': round((gateway.cpu() - used.gateway) / 1_000 / ASKED),
    };
  }
  print(title, table);
}

function round(ms: number): number {
  return Number(ms.toFixed(1));
}
