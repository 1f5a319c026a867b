import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { Registry } from 'prom-client';
import { CachePolicy } from '../../gateway/cache/CachePolicy.ts';
import { loadedResponse } from '../../gateway/pipeline/executeOverHttp.ts';
import { fastPath } from '../../gateway/pipeline/fastPath.ts';
import { commonHeaders } from '../../gateway/http/securityHeaders.ts';
import { GraphResponseCache } from '../../gateway/pipeline/GraphResponseCache.ts';
import { GatewayMetrics } from '../../gateway/metrics/GatewayMetrics.ts';
import { someCars } from '../stock/someCars.ts';

// Run as a process of its own, with --expose-gc: caches as many answers, with as many cars each, as its arguments say,
// sends them in all encodings to programs and to pages of other origins, and prints how much memory that takes and how
// much of it is counted.
const [count = 0, carsEach = 0] = process.argv.slice(2).map(Number);
const title = process.argv[4];

const cars = someCars(200);
/** A program, and a page of another origin. */
const senders: Record<string, string>[] = [{}, { origin: 'https://partner.example' }];
let answer = 0;

const metrics = new GatewayMetrics(new Registry());
const answers = new GraphResponseCache(() => Promise.reject(new Error('No answer is stale here')), metrics);
const fail = (cause?: unknown) => {
  throw new Error('The fast path answers everything here', { cause });
};
const handle = fastPath({
  ...{ answers, common: commonHeaders(undefined), metrics: metrics.http, logFailure: fail, onBroken: fail },
  operations: {
    executeFirst: () => {
      const policy = new CachePolicy();
      policy.restrict(Date.now() + 3_600_000);
      const shown = Array.from({ length: carsEach }, (_, i) => {
        const { _id, year, mileage, bodyType, engine, images } = cars[(answer + i) % cars.length] ?? {};
        return {
          id: `${_id}-${answer}`,
          title,
          price: answer * 31 + i,
          year,
          mileage,
          bodyType,
          engine,
          images,
        };
      });
      const text = JSON.stringify({ data: { answer, cars: shown } });
      const response = loadedResponse(200, { 'content-type': 'application/json' }, text, policy);
      return { loaded: Promise.resolve(response), headers: () => ({}) };
    },
  },
});

/** Sends a query and waits for its answer. */
function send(query: string, headers: Record<string, string>): Promise<void> {
  const body = Buffer.from(JSON.stringify({ query }));
  const sent = { ...headers, 'content-type': 'application/json', 'content-length': String(body.length) };
  const request = Object.assign(new PassThrough(), { method: 'POST', url: '/graphql', headers: sent });
  request.end(body);
  return new Promise((resolve, reject) => {
    const response = { writeHead: () => response, end: () => resolve(), destroy: reject };
    // Of a request and a response, the fast path uses no more than this.
    handle(request as unknown as IncomingMessage, response as unknown as ServerResponse, fail);
  });
}

async function keep(more: number) {
  for (const end = answer + more; answer < end; answer += 1) {
    const query = `{ cars(first: 20, offset: ${answer}) { nodes { id title price year images { url } } } }`;
    for (const encoding of ['br', 'gzip', 'identity']) {
      for (const sender of senders) {
        // The answer is cached the second time, and compressed better the third time.
        for (let time = 1; time <= 3; time += 1)
          await send(query, { 'accept-encoding': encoding, ...sender });
      }
    }
  }
}

function memory(): number {
  // Memory outside the heap, such as that of zlib, is freed only by the following collections.
  for (let i = 0; i < 5; i += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

// The first answers only warm the code up.
await keep(50);
const before = { memory: memory(), bytes: answers.counts().bytes };
await keep(count);
const [held, counted] = [memory() - before.memory, answers.counts().bytes - before.bytes];
console.log(JSON.stringify({ held, counted }));
