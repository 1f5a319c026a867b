import type { Locator } from '@playwright/test';
import { middleOf } from './firstTap.ts';

/** How long a finger stays on the screen in a tap, ms. */
const FINGER = 80;
/** How long somebody looks at what has come into sight before the next tap, ms. */
const LOOK = 500;
/** How long a slow processor may be busy with the question where a control is, ms. */
const ASKED = 100;

/** Scrolls to a control, looks at it and taps it, without what `Locator.tap` itself does in the page at that moment. */
export async function tap(control: Locator) {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(LOOK);
  const at = await middleOf(control);
  await page.waitForTimeout(ASKED);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof at)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Not awaited: the finger leaves the screen in time also where the page is still busy with its arrival.
  const arrives = touch('touchStart', [at]);
  await page.waitForTimeout(FINGER);
  await touch('touchEnd', []);
  await arrives;
}
