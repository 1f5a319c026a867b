import { setTimeout as pause } from 'node:timers/promises';
import type { Goal } from '../Goal.ts';
import { LoadGenerator } from '../load/LoadGenerator.ts';
import { freePort } from '../../tests/servers/freePort.ts';

/** Clients, each of which requests the next page as soon as it was answered or refused. */
const CLIENTS = 512;
/** How long they send requests, seconds. */
const FLOOD = { full: 20, quick: 5 };
/** More pages than can be answered or refused in that time. */
const PAGES = { full: 300_000, quick: 75_000 };
/** Health checks of the gateway per second. */
const LOOKS = 10;
/** Visitors a second beside the flood, and their connections: each of them asks again after 3 s, later than a refusal says. */
const VISITORS = { rate: 20, connections: 60 };
/** How many pages are requested before, so that code is compiled and memory is that of a gateway at work. */
const WARM_UP = 300;
/** The pause after the flood, ms. */
const REST = 60_000;

/** A flood of requests for pages that were never requested before. */
export const overload: Goal = {
  number: 19,
  limit: ({ quick }) => (quick ? 40 : 150),
  checks: () => ({
    admitted: {
      what: `p99 of the pages of a flood of ${CLIENTS} clients without a pause`,
      ...{ atMost: [1_000], unit: 'ms' },
    },
    refused: { what: 'p99 of the refusals of visitors beside it', atMost: [50], unit: 'ms' },
    health: { what: 'p99 of the health check meanwhile, on METRICS_PORT', atMost: [50], unit: 'ms' },
    memory: { what: 'Memory of the gateway a minute later ÷ before', atMost: [1.2], unit: '×' },
  }),
  async run(bench, findings) {
    const { load, servers, settings, unseen } = bench;
    const kind = settings.quick ? 'quick' : 'full';
    const rest = await servers.rest({ DATA_DIR: await bench.stock(settings.small) });
    const metricsPort = String(await freePort());
    const gateway = await servers.gateway(rest.url, { METRICS_PORT: metricsPort });
    // A generator of its own: the flooding one is too busy to time the health checks.
    const watch = new LoadGenerator(servers.processes);
    const { url } = gateway;
    const warm = await load.send({ url, requests: unseen.buyPages(WARM_UP), connections: 4 });
    if (warm.failed > 0) throw new Error(`Pages failed before the flood: ${warm.firstFailure}`);
    const before = gateway.memory();

    const look = (origin: string) =>
      watch.send({
        ...{ url: origin, requests: [{ path: '/healthz' }], repeat: true, connections: 8 },
        ...{ rate: LOOKS, seconds: FLOOD[kind] },
      });
    const [flood, visitors, health, amongVisitors] = await Promise.all([
      load.send({
        ...{ url, requests: unseen.buyPages(PAGES[kind]), connections: CLIENTS, seconds: FLOOD[kind] },
        ...{ headers: { 'accept-encoding': 'br' }, bare: true },
      }),
      watch.send({
        ...{ url, requests: unseen.buyPages(VISITORS.rate * FLOOD[kind]), bare: true },
        ...VISITORS,
      }),
      look(`http://127.0.0.1:${metricsPort}`),
      look(url),
    ]);
    for (const { failed, refused, firstFailure } of [flood, visitors]) {
      const broken = failed - refused.count;
      if (broken > 0) throw new Error(`${broken} pages neither came nor were refused: ${firstFailure}`);
    }
    for (const { failed, firstFailure } of [health, amongVisitors]) {
      if (failed > 0) throw new Error(`The health check failed: ${firstFailure}`);
    }
    findings.found('admitted', flood.p99);
    findings.found('refused', visitors.refused.p99);
    findings.found('health', health.p99);
    const most = gateway.memory();
    if (settings.quick) findings.notMeasured('memory', 'only in a full run');
    else {
      await pause(REST);
      findings.found('memory', gateway.memory() / before);
    }
    findings.detail(`A flood of ${CLIENTS} clients`, {
      'pages a second': Math.round(flood.answered / flood.seconds),
      'refusals a second': Math.round(flood.refused.count / flood.seconds),
      "p99 of the flood's refusals": flood.refused.p99.toFixed(0),
      'p50 of the pages': flood.p50.toFixed(0),
      "visitors' pages": visitors.answered,
      'health p50': health.p50.toFixed(1),
      "health p99 on the visitors' port": amongVisitors.p99.toFixed(0),
      'MB before': Math.round(before),
      'MB at the end of the flood': Math.round(most),
      ...(settings.quick ? {} : { 'MB a minute later': Math.round(gateway.memory()) }),
    });
  },
};
