import Fastify from 'fastify';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Placeholders } from '../../gateway/pictures/Placeholders.ts';

/** A folder with a file of placeholders, the processes that use it, and what each of them has computed. */
async function processes() {
  const folder = await mkdtemp(join(tmpdir(), 'placeholders-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'placeholders.txt');
  const computed: string[] = [];
  const open = async (name: string, maxKnown?: number) => {
    const compute = async (path: string) => {
      computed.push(`${name} ${path}`);
      return `hash-of-${path}`;
    };
    const placeholders = new Placeholders(file, compute, Fastify().log, maxKnown);
    await placeholders.read();
    onTestFinished(() => placeholders.close());
    return placeholders;
  };
  return { file, computed, open };
}

/** Asks for pictures, and then for the last of them until its placeholder is known. */
async function learn(placeholders: Placeholders, paths: string[]) {
  for (const path of paths) placeholders.of(path);
  const last = paths.at(-1) ?? '';
  await expect.poll(() => placeholders.of(last)).toBe(`hash-of-${last}`);
}

it('what one process has computed, the others only read', async () => {
  const { computed, open } = await processes();
  const [one, other] = [await open('one'), await open('other')];
  expect(one.of('x5.jpg')).toBeUndefined();
  await expect.poll(() => one.of('x5.jpg')).toBe('hash-of-x5.jpg');
  await expect.poll(() => other.of('x5.jpg')).toBe('hash-of-x5.jpg');
  await expect.poll(() => other.of('q7.jpg')).toBe('hash-of-q7.jpg');
  await expect.poll(() => one.of('q7.jpg')).toBe('hash-of-q7.jpg');
  expect(computed).toEqual(['one x5.jpg', 'other q7.jpg']);
  expect((await open('later')).of('q7.jpg')).toBe('hash-of-q7.jpg');
});

it('a process forgets the placeholders that nobody has asked for the longest', async () => {
  const { computed, open } = await processes();
  // Room for three.
  const one = await open('one', 600);
  await learn(one, ['a.jpg', 'b.jpg', 'c.jpg']);
  expect(one.of('a.jpg')).toBe('hash-of-a.jpg');
  await learn(one, ['d.jpg']);
  expect(computed).toEqual(['a', 'b', 'c', 'd'].map((name) => `one ${name}.jpg`));
  expect(['a.jpg', 'c.jpg', 'd.jpg'].map((path) => one.of(path))).not.toContain(undefined);
  expect(one.of('b.jpg')).toBeUndefined();
  await learn(one, ['b.jpg']);
  expect(computed.at(-1)).toBe('one b.jpg');
});

it('the file keeps what was asked for last, and the others go on reading it', async () => {
  const { file, computed, open } = await processes();
  const [one, other] = [await open('one', 600), await open('other', 600)];
  const paths = Array.from({ length: 60 }, (_, i) => `car-${i}.jpg`);
  const isWritten = async (path: string) => {
    await expect.poll(() => readFile(file, 'utf8')).toContain(` ${path}\n`);
  };
  await learn(one, paths.slice(0, 10));
  await isWritten('car-9.jpg');
  await learn(other, ['car-9.jpg']);
  await learn(one, paths);
  await isWritten('car-59.jpg');
  // A line more than there is room for starts the file anew.
  expect((await readFile(file)).length).toBeLessThan(700);
  await learn(other, ['car-59.jpg']);
  expect(computed.filter((line) => line.startsWith('other'))).toEqual([]);
  expect((await open('later', 600)).of('car-59.jpg')).toBe('hash-of-car-59.jpg');
});
