import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import type { Question } from './questions.ts';
import type { Product } from './runProduct.ts';

/** Ticks of a second in /proc (Linux). */
const TICKS = 100;

/** Asks one after the other for the latency, then on 32 connections for throughput and the gateway's CPU. */
export async function measure(product: Product, question: Question, seconds: number) {
  const alone = await load(product.url, question, 1, seconds);
  const before = cpuSeconds(product.gateway);
  const together = await load(product.url, question, 32, seconds);
  const used = cpuSeconds(product.gateway) - before;
  return {
    'p50 ms': alone.latency.p50,
    'p99 ms': alone.latency.p99,
    'requests/s': Math.round(together.requests.average),
    'CPU µs/request': Math.round((used * 1e6) / together.requests.total),
    errors: alone.non2xx + alone.errors + together.non2xx + together.errors,
  };
}

function load(url: string, question: Question, connections: number, duration: number) {
  return autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(question()) }),
      },
    ],
  });
}

/** User and system time of a process. 0 where there is no /proc. */
function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
