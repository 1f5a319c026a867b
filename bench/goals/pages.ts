import type { Bench } from '../Bench.ts';
import type { Findings, Goal } from '../Goal.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { cpuOf, pairedRounds } from '../measure/pairedRounds.ts';
import { someIds } from '../measure/someIds.ts';
import { unseenSide } from '../measure/unseenSide.ts';
import { plainRender } from '../plainRender.ts';
import { sameWork, type SameWork } from './sameWork.ts';

/** Pages per second beside the reads, and reads per second. */
const PAGES = 20;
const READS = 100;
const BESIDE = { full: 15, quick: 2 };
/** The number of cars, and from how many places in the list a hundred of them are taken: each car's page is requested once. */
const [CARS, PLACES] = [10_000, 50];
/** How many pages are rendered by a plain renderToString to learn the cost of one. */
const PLAIN = { full: 60, quick: 12 };

type PageKind = 'home' | '/buy' | '/car';

/** Pages that were never rendered before: their cost, and how they slow down API requests at the same time. */
export const pages: Goal = {
  number: 16,
  limit: () => 150,
  checks: () => ({
    ratio: {
      what: 'A page never rendered before ÷ one plain renderToString, home, /buy, /car',
      ...{ atMost: [1.5, 1.5, 1.5], unit: '×' },
    },
    p99: { what: `p99 of cached API answers beside ${PAGES} such pages a second`, atMost: [20], unit: 'ms' },
  }),
  async run(bench, findings) {
    const work = await sameWork(bench, await bench.product(CARS));
    const ids = await someIds(work.gateway.url, CARS, PLACES);
    const make: Record<PageKind, (count: number) => PlannedRequest[]> = {
      home: (count) => bench.unseen.homePages(count),
      '/buy': (count) => bench.unseen.buyPages(count),
      '/car': (count) => bench.unseen.carPages(count, ids),
    };
    await readsBesidePages(bench, findings, work, make);
    await costs(bench, findings, work, make);
  },
};

async function costs(
  { load, servers, settings }: Bench,
  findings: Findings,
  { gateway }: SameWork,
  make: Record<PageKind, (count: number) => PlannedRequest[]>,
) {
  const some = PLAIN[settings.quick ? 'quick' : 'full'];
  const plain = await plainRender(
    servers.processes,
    gateway.url,
    Object.values(make).map((pagesOf) => pagesOf(some)),
  );
  const ratios: number[] = [];
  for (const [i, [kind, pagesOf]] of Object.entries(make).entries()) {
    const side = (headers?: Record<string, string>) =>
      unseenSide(load, settings, { servers: [gateway], make: pagesOf, connections: 4, headers });
    const { page } = await pairedRounds(settings.rounds, { page: await side() });
    const { brotli } = await pairedRounds(1, { brotli: await side({ 'accept-encoding': 'br' }) });
    const { render = 0, renderToString = 0 } = plain[i] ?? {};
    ratios.push(cpuOf(page) / renderToString);
    if (cpuOf(page) < renderToString / 2) throw new Error(`${kind} came out of a cache`);
    const milliseconds = (cpu: number) => (cpu / 1_000).toFixed(1);
    findings.detail('CPU ms of a page that was never rendered before', {
      page: kind,
      gateway: milliseconds(cpuOf(page)),
      'gateway, brotli': milliseconds(cpuOf(brotli)),
      'render of the web bundle': milliseconds(render),
      'one renderToString': milliseconds(renderToString),
    });
  }
  findings.found('ratio', ...ratios);
}

async function readsBesidePages(
  { load, settings }: Bench,
  findings: Findings,
  { gateway, queries }: SameWork,
  make: Record<PageKind, (count: number) => PlannedRequest[]>,
) {
  const seconds = BESIDE[settings.quick ? 'quick' : 'full'];
  const reads = [queries.Q1, queries.Q2, queries.Q3];
  const read = () =>
    load.send({ url: gateway.url, requests: reads, repeat: true, connections: 32, rate: READS, seconds });
  const alone = await read();
  const each = Object.values(make).map((some) => some(Math.ceil((seconds * PAGES) / 3)));
  const requests = each[0]?.flatMap((_, i) => each.flatMap((some) => some[i] ?? [])) ?? [];
  const [beside, rendered] = await Promise.all([
    read(),
    load.send({ url: gateway.url, requests, connections: 64, rate: PAGES, seconds }),
  ]);
  if (rendered.failed > 0) throw new Error(`${rendered.failed} pages failed: ${rendered.firstFailure}`);
  if (beside.failed > 0) throw new Error(`${beside.failed} reads failed: ${beside.firstFailure}`);
  findings.found('p99', beside.p99);
  findings.detail(`Cached API answers at ${READS} a second, p99 ms`, {
    alone: alone.p99.toFixed(1),
    [`beside ${PAGES} pages a second`]: beside.p99.toFixed(1),
    'p50 of the pages': rendered.p50.toFixed(0),
    'p99 of the pages': rendered.p99.toFixed(0),
  });
}
