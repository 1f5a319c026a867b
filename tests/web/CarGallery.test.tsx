// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { CarGallery } from '../../web/cars/page/gallery/CarGallery.tsx';

afterEach(cleanup);

/** A gallery with `count` pictures. */
function aGallery(count: number, filename = 'x5.jpg') {
  const pictures = Array.from({ length: count }, (_, i) => ({
    id: `p${i}`,
    path: `photos/${i}.jpg`,
    placeholder: null,
    filename,
    group: null,
  }));
  return <CarGallery name="BMW X5" pictures={pictures} waiting={false} />;
}

function gallery(count: number, filename?: string) {
  render(aGallery(count, filename));
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const counter = () => screen.queryByText(/^\d+ \/ \d+$/, { selector: 'p' })?.textContent;
const dialog = () => screen.queryByRole('dialog', { hidden: true });

test('CAR-3 previous and next go round', async () => {
  const user = gallery(3);
  expect(counter()).toBe('1 / 3');
  await user.click(button('Next picture'));
  expect(counter()).toBe('2 / 3');
  await user.click(button('Next picture'));
  await user.click(button('Next picture'));
  expect(counter()).toBe('1 / 3');
  await user.click(button('Previous picture'));
  expect(counter()).toBe('3 / 3');
});

test('CAR-3 the arrow keys move the pictures, and the focus with them', async () => {
  const user = gallery(3);
  button('BMW X5, picture 1 of 3').focus();
  await user.keyboard('{ArrowRight}');
  expect(counter()).toBe('2 / 3');
  expect(document.activeElement).toBe(button('BMW X5, picture 2 of 3'));
  await user.keyboard('{End}');
  expect(counter()).toBe('3 / 3');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(counter()).toBe('3 / 3');
});

test('CAR-3 the first picture is fetched first and its neighbours ahead, the others when they come near', async () => {
  const user = gallery(5);
  const eager = () =>
    screen
      .getAllByRole<HTMLImageElement>('img', { name: /picture/ })
      .map((img) => img.getAttribute('loading') === 'eager');
  expect(eager()).toEqual([true, true, false, false, true]);
  expect(screen.getByAltText('BMW X5, picture 1 of 5').getAttribute('fetchpriority')).toBe('high');
  await user.click(button('Next picture'));
  expect(eager()).toEqual([true, true, true, false, false]);
});

test('CAR-3 until the visitor moves, no picture but the first is fetched ahead', () => {
  expect(renderToString(aGallery(5)).match(/loading="eager"/g)).toHaveLength(1);
});

test('CAR-4 a thumbnail shows its picture and is marked', async () => {
  const user = gallery(4);
  await user.click(button('Show picture 3'));
  expect(counter()).toBe('3 / 4');
  expect(button('Show picture 3').getAttribute('aria-current')).toBe('true');
  expect(button('Show picture 1').getAttribute('aria-current')).toBeNull();
});

test('CAR-5 the viewer opens with a counter, moves, and closes with Esc where it left off', async () => {
  const user = gallery(8);
  await user.click(button('Show picture 3'));
  await user.click(button('Full screen'));
  await waitFor(() => expect(dialog()?.textContent).toContain('3 / 8'), { timeout: 5_000 });
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(dialog()?.textContent).toContain('4 / 8'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).toBeNull());
  expect(counter()).toBe('4 / 8');
  expect(document.activeElement).toBe(button('Full screen'));
});

test('CAR-5 a press on the picture opens the viewer, the close button closes it, and the focus is on the picture', async () => {
  const user = gallery(3);
  await user.click(button('BMW X5, picture 1 of 3'));
  await waitFor(() => expect(dialog()).toBeTruthy(), { timeout: 5_000 });
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(dialog()?.textContent).toContain('2 / 3'));
  await user.click(within(dialog()!).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(counter()).toBe('2 / 3');
  expect(document.activeElement).toBe(button('BMW X5, picture 2 of 3'));
});

test('a single picture has neither arrows nor thumbnails', () => {
  gallery(1);
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? '')).toEqual([
    '',
    'Full screen',
  ]);
  expect(counter()).toBeUndefined();
});

test('a car without pictures has an empty stage that says so', () => {
  gallery(0);
  expect(screen.getByRole('img', { name: 'BMW X5: no picture yet' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('pictures of the demonstration stock say that they are illustrations, in full screen too', async () => {
  const user = gallery(2, 'illustration-side.jpg');
  expect(screen.getByAltText('Illustration: BMW X5, picture 2 of 2')).toBeTruthy();
  expect(screen.getAllByText('Illustration, not a photo')).toHaveLength(1);
  await user.click(button('Full screen'));
  await waitFor(() =>
    expect(within(dialog()!).getAllByText('Illustration, not a photo').length).toBeGreaterThan(0),
  );
});

test('photos of cars say nothing of the kind', () => {
  gallery(2);
  expect(screen.queryByText('Illustration, not a photo')).toBeNull();
});
