import { decodeCars } from '../../gateway/apis/carFromWire.ts';
import { RestClient } from '../../gateway/origin/RestClient.ts';
import { runOrigin } from '../origins/runOrigin.ts';

// Run as a process of its own, with --expose-gc: caches as many answers of an origin, with as many cars each, as its
// arguments say, and prints how much memory that takes and how much of it is counted. The third argument is a car; the
// fourth is a text that only the second car of each answer has.

const [count = 0, carsEach = 0] = process.argv.slice(2).map(Number);
const car = JSON.parse(process.argv[4] ?? '{}') as object;
const odd = process.argv[5] ?? '';

const origin = await runOrigin((request, response) => {
  const cars = Array.from({ length: carsEach }, (_, i) => ({
    _id: `car-${request.url}-${i}`,
    ...car,
    ...(i === 1 && odd && { description: odd }),
  }));
  response.end(JSON.stringify({ cars }));
});
const client = new RestClient({ url: origin.url, timeout: 60_000 });

let page = 0;

async function keep(more: number) {
  for (const end = page + more; page < end; page += 1)
    await client.get(`/${page}`, decodeCars, {}, { revalidate: 'behind' });
}

function heap(): number {
  for (let i = 0; i < 5; i += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

// The first answers only warm the code up.
await keep(50);
const before = { heap: heap(), bytes: client.cacheCounts().bytes };
await keep(count);
const [held, counted] = [heap() - before.heap, client.cacheCounts().bytes - before.bytes];
console.log(JSON.stringify({ held, counted }));
await client.close();
await origin.close();
