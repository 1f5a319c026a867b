// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { QueuedPicture } from '../../web/admin/cars/pictures/queue/QueuedPicture.ts';
import { QueuedTile } from '../../web/admin/cars/pictures/QueuedTile.tsx';

afterEach(cleanup);

test('a picture on its way to its car is shown from one address, however far it is', () => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const jpeg = new Blob(['shrunk'], { type: 'image/jpeg' });
  const sending: QueuedPicture = {
    ...{ key: 'one', carId: 'car', batch: 'batch', place: 0, name: 'IMG_1.jpg' },
    ...{ state: 'sending', jpeg },
  };
  const tile = (part: number) => (
    <QueuedTile picture={{ ...sending, part }} onRetry={() => {}} onRemove={() => {}} />
  );

  const { container, getByText, rerender, unmount } = render(tile(0.1));
  rerender(tile(0.5));

  expect(getByText('50 %')).toBeTruthy();
  expect(container.querySelector('img')?.src).toBe('blob:1');
  expect(revoked).not.toHaveBeenCalled();
  unmount();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});
