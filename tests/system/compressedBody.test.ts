import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CompressedBody, encodings } from '../../gateway/cache/CompressedBody.ts';
import type { Car } from '../../rest/cars/car.ts';
import { builtScript } from '../servers/runScript.ts';
import { aCar } from '../stock/aCar.ts';

it.each(encodings)(
  'a body in %s takes as much memory as it has bytes, at the first sending and after',
  (encoding) => {
    const body = new CompressedBody('<p>Range Rover</p>'.repeat(100));
    for (let sent = 0; sent < 3; sent += 1) {
      const { bytes } = body.in(encoding);
      expect(bytes.length).toBeGreaterThan(0);
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
    expect(body.in(encoding).bytes.length + body.plain.length).toBeLessThan(body.size);
  },
);

/** How many bytes are held for each that is counted, as a process prints it that caches answers. */
async function heldByCounted(source: string, words: (string | number)[]): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--expose-gc', await builtScript(source)],
    ...words.map(String),
  ]);
  const { held, counted } = JSON.parse(stdout);
  return held / counted;
}

it.each([
  ['without a car', 1_500, 0, ''],
  ['with fourteen cars', 200, 14, 'Nissan Patrol'],
  ['with fourteen cars, in Arabic', 200, 14, 'نيسان باترول بحالة ممتازة'],
  ['with a hundred cars', 50, 100, 'Nissan Patrol'],
])(
  'answers %s take about as much memory as is counted, sent in all encodings to programs and pages',
  async (_what, count, cars, title) => {
    const ratio = await heldByCounted('tests/servers/cacheMemoryProcess.ts', [count, cars, title]);
    expect(ratio).toBeGreaterThan(1 / 2);
    expect(ratio).toBeLessThan(1.5);
  },
);

const arabic = 'نيسان باترول بحالة ممتازة. '.repeat(20);

it.each([
  ['nothing but the ids of a hundred cars', 100, 100, {}, ''],
  ['one car', 1_500, 1, aCar(), ''],
  ['twenty cars', 150, 20, aCar(), ''],
  ['twenty cars, in Arabic', 80, 20, aCar({ description: arabic }), ''],
  ['thirty cars, one of which has a very long description', 50, 30, {}, 'One owner. '.repeat(9_000)],
])(
  'answers of the origin with %s take no more memory than is counted, once they are decoded',
  async (_what, count, cars, { _id, ...car }: Partial<Car>, odd) => {
    const words = [count, cars, JSON.stringify(car), odd];
    const ratio = await heldByCounted('tests/servers/originMemoryProcess.ts', words);
    expect(ratio).toBeGreaterThan(1 / 2);
    expect(ratio).toBeLessThan(1.3);
  },
);
