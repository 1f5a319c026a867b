// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { skipUnusedEvents, unusedEvents } from '../../web/delivery/unusedEvents.ts';

test('a click, but no other event of a tap that no component uses, reaches React', async () => {
  const types: string[] = [];
  const element = document.body.appendChild(document.createElement('div'));
  const listen = element.addEventListener.bind(element);
  element.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    types.push(type);
    listen(type, ...rest);
  };
  let clicks = 0;
  const root = createRoot(skipUnusedEvents(element));
  await act(async () =>
    root.render(
      <button type="button" onClick={() => (clicks += 1)}>
        Tap
      </button>,
    ),
  );
  await act(async () => element.querySelector('button')?.click());
  expect(clicks).toBe(1);
  expect(types).toEqual(
    expect.arrayContaining(['change', 'focusin', 'pointerdown', 'pointerover', 'submit']),
  );
  expect(types.filter((type) => unusedEvents.test(type))).toEqual([]);
  await act(async () => root.unmount());
  element.remove();
});

test('no component listens to an event that React does not hear of', async () => {
  // React makes `onMouseEnter`, `onMouseLeave` and `onSelect` of events of the mouse.
  const unheard = /\bon(Mouse\w+|Touch\w+|Pointer(Move|Up)|(Got|Lost)PointerCapture|Select)(Capture)?[=:]/;
  const files = (await readdir('web', { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join('web', file), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((_, index) => unheard.test(texts[index] ?? ''))).toEqual([]);
});
