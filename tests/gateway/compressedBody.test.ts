import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CompressedBody, encodings } from '../../gateway/cache/CompressedBody.ts';
import { builtScript } from '../servers/runScript.ts';

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

it.each([
  ['without a car', 1_500, 0, ''],
  ['with fourteen cars', 200, 14, 'Nissan Patrol'],
  ['with fourteen cars, in Arabic', 200, 14, 'نيسان باترول بحالة ممتازة'],
  ['with a hundred cars', 50, 100, 'Nissan Patrol'],
])(
  'answers %s take about as much memory as is counted, sent in all encodings to programs and pages',
  { timeout: 120_000 },
  async (_what, count, cars, title) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--expose-gc', await builtScript('tests/servers/cacheMemoryProcess.ts')],
      ...[String(count), String(cars), title],
    ]);
    const { held, counted } = JSON.parse(stdout);
    expect(held / counted).toBeGreaterThan(1 / 2);
    expect(held / counted).toBeLessThan(1.5);
  },
);
