import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { beforeEach, expect, it } from 'vitest';
import { MetricSums } from '../../gateway/metrics/MetricSums.ts';
import { showSlowest } from '../../gateway/metrics/startMetrics.ts';

let sums: MetricSums;
beforeEach(() => void (sums = new MetricSums()));

/** A process of a gateway, and what it measures. */
function aProcess() {
  const registry = new Registry();
  const registers = [registry];
  const forms = new Counter({ name: 'forms', help: 'Forms', labelNames: ['form', 'outcome'], registers });
  const restarts = new Counter({ name: 'restarts', help: 'Restarts', registers });
  const waits = new Histogram({ name: 'waits', help: 'Waits', buckets: [1], registers });
  const bytes = new Gauge({ name: 'bytes', help: 'Bytes', registers });
  // A message between processes is a copy.
  const told = async () => structuredClone(await registry.getMetricsAsJSON());
  return { forms, restarts, waits, bytes, told };
}

/** What is told of these processes: the lines of all series. */
async function read(...processes: ReturnType<typeof aProcess>[]) {
  const told = await Promise.all(processes.map(async (each) => [each, await each.told()] as const));
  return (await sums.add(new Map(told))).split('\n').filter((line) => /^\w/.test(line));
}

it('what a process has counted stays in the sums when it ends, and its gauges do not', async () => {
  const [dies, lives, starts] = [aProcess(), aProcess(), aProcess()];
  dies.forms.inc({ form: 'contact', outcome: 'ok' }, 2);
  // Another order of the labels is the same series.
  lives.forms.inc({ outcome: 'ok', form: 'contact' }, 3);
  dies.restarts.inc();
  dies.waits.observe(0.5);
  lives.waits.observe(2);
  for (const each of [dies, lives]) each.bytes.set(10);
  const counted = [
    ...['forms{form="contact",outcome="ok"} 5', 'restarts 1'],
    ...['waits_bucket{le="1"} 1', 'waits_bucket{le="+Inf"} 2', 'waits_sum 2.5', 'waits_count 2'],
  ];
  expect(await read(dies, lives)).toEqual([...counted, 'bytes 20']);
  expect(await read(lives)).toEqual([...counted, 'bytes 10']);
  starts.restarts.inc(4);
  expect(await read(lives, starts)).toEqual(counted.with(1, 'restarts 5').concat('bytes 10'));
  expect(await read()).toEqual(counted.with(1, 'restarts 5'));
});

it('fractions do not fall by an error of rounding, whichever process ends', async () => {
  const processes = [0.1, 0.2, 0.3].map((seconds) => {
    const each = aProcess();
    each.waits.observe(seconds);
    return each;
  });
  expect(await read(...processes)).toContain('waits_sum 0.6000000000000001');
  for (const ended of processes) {
    const others = processes.filter((each) => each !== ended);
    expect(await read(...others)).toContain('waits_sum 0.6000000000000001');
  }
});

it('an answer that comes after a newer one takes nothing away', async () => {
  const slow = aProcess();
  slow.restarts.inc(1);
  const older = await slow.told();
  slow.restarts.inc(2);
  expect(await read(slow)).toContain('restarts 3');
  expect(await sums.add(new Map([[slow, older]]))).toContain('restarts 3');
  expect(await read(slow)).toContain('restarts 3');
});

it('a process that is stuck is told by the lag, however many others are not', async () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  showSlowest(registry);
  const metrics = await registry.getMetricsAsJSON();
  const late = (value: number) => metrics.map((metric) => ({ ...metric, values: [{ labels: {}, value }] }));
  const text = await sums.add(new Map([0.01, 2, 0.03].map((lag) => [{}, late(lag)])));
  for (const name of ['', 'mean_', 'p50_', 'p90_', 'p99_', 'max_'])
    expect(text).toContain(`nodejs_eventloop_lag_${name}seconds 2\n`);
});
