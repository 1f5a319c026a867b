import type { Browser, Locator, Page } from '@playwright/test';

/** A control that a visitor taps on the first screen of a page, and its visible effect. */
export interface Tap {
  name: string;
  path: string;
  /** The control, as a selector. */
  control: string;
  /** Whether its effect is visible: the body of a function in the browser, which may read `control`. */
  effect: string;
  /** How long it may wait for its effect, ms. */
  atMost: number;
}

/** A device and its connection. */
export interface Phone {
  /** How many times slower its processor is than this one. */
  slowdown: number;
  /** As the browser emulates it: bytes a second, ms. */
  line: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** How long a control, and a link, may wait for the effect of a tap, ms. */
const CONTROL = 200;
const LINK = 100;

const pressed = `return control.getAttribute('aria-pressed') === 'true'`;
const opened = `return document.querySelector('dialog:popover-open') !== null`;
const dimmed = (marks: string) => `
  const marked = document.querySelector('${marks}');
  return marked !== null && Number(getComputedStyle(marked).opacity) < 0.9`;
const followed = dimmed('[data-pressed], [data-going]');
// Only the client can open a picture; until then the control is marked.
const coming = `if (document.querySelector('dialog[open]')) return true;${dimmed('[data-waiting]')}`;
const slid = `
  const { left } = control.closest('section').querySelector('[data-slides] > :first-child img').getBoundingClientRect();
  return Math.abs(left) > 4`;

/** The controls on the first screen of a phone; `car`: the address of a car with several pictures. */
export function taps(car: string): Tap[] {
  const tapOn = (name: string, path: string, control: string, effect: string) => ({
    ...{ name, path, control, effect },
    atMost: effect === followed ? LINK : CONTROL,
  });
  return [
    tapOn('Home: menu', '/', 'header button', opened),
    tapOn('Home: link', '/', 'main section a[href="/buy"]', followed),
    tapOn('Listing: filters', '/buy', 'main section[aria-label="The collection"] > div button', opened),
    tapOn('Listing: heart', '/buy', 'main article button[data-save]', pressed),
    tapOn('Listing: compare', '/buy', 'main article button[data-compare]', pressed),
    tapOn('Listing: car', '/buy', 'article h3 a', followed),
    tapOn('Car: menu', car, 'header button', opened),
    tapOn('Car: next picture', car, 'main button[data-slide=next]', slid),
    tapOn('Car: small picture', car, 'main ol button[data-slide="1"]', slid),
    tapOn('Car: full screen', car, 'main button[aria-label="Full screen"]', coming),
  ];
}

/**
 * How long the first tap on a page waits for the frame that shows its effect, ms: from the touch, by the clock of the
 * browser, to the start of the frame after it. A navigation counts as an effect, too. The tap comes `after` milliseconds
 * after the first paint; NaN where there is no effect within 15 seconds.
 */
export async function firstTap(browser: Browser, origin: string, tap: Tap, phone: Phone, after: number) {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const waited = new Promise<number>((resolve) => void page.exposeFunction('tellWait', resolve));
    await page.addInitScript(watch(tap));
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...phone.line });
    await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await page.goto(origin + tap.path, { waitUntil: 'commit', timeout: 120_000 });
    const at = await placeOf(page, tap.control, after);
    const tapped = Date.now();
    const left = new Promise<number>((resolve) => {
      page.on('framenavigated', () => resolve(Date.now() - tapped));
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const late = new Promise<number>((resolve) => setTimeout(resolve, 15_000, NaN));
    return await Promise.race([waited, left, late]);
  } finally {
    await page.close();
  }
}

/** The middle of the control, once it is time to tap. */
async function placeOf(page: Page, control: string, after: number) {
  await page.waitForFunction(
    ([selector, after]) => {
      const found = document.querySelector(selector);
      const painted = performance.getEntriesByName('first-contentful-paint')[0];
      return found && painted && performance.now() >= painted.startTime + after;
    },
    [control, after] as const,
    { timeout: 120_000 },
  );
  return middleOf(page.locator(control).first());
}

/** The middle of a control in the window, px. */
export function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  return control.evaluate((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** A script for the page: from the touch on, it looks in each frame whether the effect is there. */
function watch({ control, effect }: Tap): string {
  return `{
    const shows = (control) => { ${effect} };
    addEventListener('pointerdown', ({ timeStamp }) => {
      const tapped = document.querySelector(${JSON.stringify(control)});
      const tell = () => tellWait(performance.now() - timeStamp);
      // While a finger is down, Chromium defers tasks, but not frames.
      const look = () => requestAnimationFrame(shows(tapped) ? tell : look);
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }`;
}
