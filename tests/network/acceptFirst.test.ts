import { once } from 'node:events';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { acceptFirst } from '../../platform/network/acceptFirst.ts';

it('a crowd is served some at a time, in its order, so that nobody else waits for all of it', async () => {
  const served: Socket[] = [];
  const accept = acceptFirst((socket) => served.push(socket));
  const crowd = Array.from({ length: 100 }, () => new Socket());
  for (const socket of crowd) accept(socket);
  const turns: number[] = [];
  while (served.length < crowd.length) {
    const before = served.length;
    await nextTurn();
    turns.push(served.length - before);
  }
  expect(Math.max(...turns)).toBeLessThanOrEqual(16);
  expect(served.every((socket, place) => socket === crowd[place])).toBe(true);
});

it('who breaks off before being served is not served', async () => {
  const served: Socket[] = [];
  const accept = acceptFirst((socket) => served.push(socket));
  const [gone, stays] = [new Socket(), new Socket()];
  for (const socket of [gone, stays]) accept(socket);
  await once(gone.destroy(), 'close');
  await nextTurn();
  await nextTurn();
  expect(served).toHaveLength(1);
  expect(served[0]).toBe(stays);
});
