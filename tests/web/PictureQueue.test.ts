// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { PictureQueue } from '../../web/admin/cars/pictures/queue/PictureQueue.ts';
import type { PictureFile, SendPicture } from '../../web/admin/cars/pictures/queue/QueuedPicture.ts';

const files = (...names: string[]): PictureFile[] =>
  names.map((name) => ({ name, read: async () => new Blob([name]) }));

test('a picture that an editor takes out while it is sent is sent no further, and the next one takes its place', async () => {
  const signals = new Map<string, AbortSignal>();
  const ended = vi.fn<(name: string) => void>();
  const send: SendPicture = ({ name }, _onProgress, signal) =>
    new Promise((_resolve, reject) => {
      signals.set(name, signal);
      signal.addEventListener('abort', () => {
        ended(name);
        reject(signal.reason);
      });
    });
  const queue = new PictureQueue({ send, shrink: async (_name, file) => file });
  await queue.add('x5', files('a', 'b', 'c', 'd', 'e'));
  await vi.waitFor(() => expect([...signals.keys()]).toEqual(['a', 'b', 'c', 'd']));

  queue.remove(queue.pictures[1]!.key);

  await vi.waitFor(() => expect([...signals.keys()]).toEqual(['a', 'b', 'c', 'd', 'e']));
  expect(ended.mock.calls).toEqual([['b']]);
  expect(queue.pictures.map(({ name, state }) => `${name} ${state}`)).toEqual([
    ...['a sending', 'c sending', 'd sending', 'e sending'],
  ]);
  expect(queue.sent.get('x5')).toBe(0);
});

test('a picture that an editor takes out when it has arrived at the server is not counted as sent', async () => {
  let arrive = () => {};
  const send: SendPicture = () => new Promise((resolve) => (arrive = () => resolve(undefined)));
  const queue = new PictureQueue({ send, shrink: async (_name, file) => file });
  await queue.add('x5', files('a'));
  await vi.waitFor(() => expect(queue.pictures[0]?.state).toBe('sending'));
  queue.remove(queue.pictures[0]!.key);
  arrive();
  await Promise.resolve();
  await Promise.resolve();
  expect(queue.sent.get('x5')).toBe(0);
});
