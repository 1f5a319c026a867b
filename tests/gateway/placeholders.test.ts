import Fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Placeholders } from '../../gateway/pictures/Placeholders.ts';

it('what one process has computed, the others only read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'placeholders-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const computed: string[] = [];
  const open = async (name: string) => {
    const compute = async (path: string) => {
      computed.push(`${name} ${path}`);
      return `hash-of-${path}`;
    };
    const placeholders = new Placeholders(join(folder, 'placeholders.txt'), compute, Fastify().log);
    await placeholders.read();
    onTestFinished(() => placeholders.close());
    return placeholders;
  };
  const [one, other] = [await open('one'), await open('other')];
  expect(one.of('x5.jpg')).toBeUndefined();
  await expect.poll(() => one.of('x5.jpg')).toBe('hash-of-x5.jpg');
  await expect.poll(() => other.of('x5.jpg')).toBe('hash-of-x5.jpg');
  await expect.poll(() => other.of('q7.jpg')).toBe('hash-of-q7.jpg');
  await expect.poll(() => one.of('q7.jpg')).toBe('hash-of-q7.jpg');
  expect(computed).toEqual(['one x5.jpg', 'other q7.jpg']);
  expect((await open('later')).of('q7.jpg')).toBe('hash-of-q7.jpg');
});
