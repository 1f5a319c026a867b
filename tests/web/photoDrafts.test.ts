import { expect, test, vi } from 'vitest';
import { deletePhotoDrafts } from '../../web/sell/photoDrafts.ts';
import { withFiles } from '../../web/sell/photoList.ts';

/** The storage of the device: the stored values by key, and a promise for which each write waits. */
const device = vi.hoisted(() => ({ kept: new Map<string, unknown>(), written: Promise.resolve() }));

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  setMany: async (items: [string, unknown][]) => {
    await device.written;
    for (const [key, item] of items) device.kept.set(key, item);
  },
  entries: async () => [...device.kept],
  delMany: async (keys: string[]) => keys.forEach((key) => device.kept.delete(key)),
}));

/** Makes the device wait before it writes; returns a function that lets it write. */
function slowDevice(): () => void {
  let write = () => {};
  device.written = new Promise((resolve) => (write = resolve));
  return write;
}

const chosen = () => withFiles([], [new File(['a photo'], 'front.jpg', { type: 'image/jpeg' })]).photos[0]!;

test('a photo shows as ready only when the device has kept it, so that a seller who reloads then finds it again', async () => {
  const write = slowDevice();
  const photo = chosen();
  const whenReady = photo.file.then(() => device.kept.has(photo.id));
  write();
  expect(await whenReady).toBe(true);
});

test('a photo that a seller removes while it is prepared does not stay on the device', async () => {
  const write = slowDevice();
  const photo = chosen();
  const removed = deletePhotoDrafts([photo]);
  write();
  await Promise.all([photo.file, removed]);
  expect(device.kept.has(photo.id)).toBe(false);
});
