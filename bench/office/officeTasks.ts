import type { Browser, Page } from '@playwright/test';
import { middleOf } from '../firstTap.ts';

/** A task of the staff on the inbox of a phone. */
export interface OfficeTask {
  name: string;
  act: (page: Page) => Promise<void>;
  /** Whether its effect is on the screen: the body of a function in the browser. */
  effect: string;
}

/** How long a finger stays on the screen in a tap, ms. */
const FINGER = 80;

/** How long somebody looks at a page that was just shown, ms. */
const SETTLED = 2_000;

const tap = (selector: string) => async (page: Page) => {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  const at = await middleOf(control);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof at)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const arrives = touch('touchStart', [at]);
  await page.waitForTimeout(FINGER);
  await touch('touchEnd', []);
  await arrives;
};

const rows = `[...document.querySelectorAll('[data-enquiry]')]`;

/** What a salesman does all day. */
export const officeTasks: OfficeTask[] = [
  {
    name: 'Open an enquiry',
    act: tap('[data-enquiry]'),
    effect: `return document.querySelector('h2')?.textContent.length > 0 && /\\/enquiries\\/\\w/.test(location.pathname)`,
  },
  {
    name: 'Another view',
    act: tap('nav a[href*="view=MINE"]'),
    effect: `return document.querySelector('nav a[href*="view=MINE"][aria-current=page]') !== null && ${rows}.length > 0`,
  },
  {
    name: 'Filter by kind',
    act: async (page) => void (await page.getByLabel('Kind').selectOption({ index: 1 })),
    effect: `return new URLSearchParams(location.search).has('kind') && ${rows}.length > 0`,
  },
  {
    name: 'Search a name',
    act: (page) => page.getByRole('searchbox').pressSequentially('layla', { delay: 80 }),
    effect: `return ${rows}.length > 0 && ${rows}.every(({ textContent }) => /layla/i.test(textContent))`,
  },
  {
    name: 'Say how it was answered',
    act: tap('main li button[aria-expanded]'),
    effect: `return document.querySelector('main li [role=group]') !== null`,
  },
];

/** What an interaction costs, ms. */
export interface Wait {
  /** From the first event of the task to the frame that shows its effect. */
  effect: number;
  /** The longest one from an event to the next frame, as the browser reports it, in steps of 8. */
  interaction: number;
}

/** Does a task on the inbox of somebody who is signed in with this token. `slowdown`: of the processor, times. */
export async function waitOf(
  browser: Browser,
  { origin, token, slowdown }: { origin: string; token: string; slowdown: number },
  task: OfficeTask,
): Promise<Wait> {
  const page = await officePage(browser, token, slowdown);
  try {
    await page.addInitScript(observe);
    await page.goto(`${origin}/admin/enquiries`);
    await page.locator('[data-enquiry]').first().waitFor();
    // The stream of news stays open: no page of the back office is ever without a request.
    await page.waitForTimeout(SETTLED);
    const [effect] = await Promise.all([page.evaluate<number>(untilShown(task.effect)), task.act(page)]);
    await page.waitForTimeout(500);
    const interaction = await page.evaluate(
      () => (window as unknown as { seen: { longest: number } }).seen.longest,
    );
    return { effect, interaction };
  } finally {
    await page.context().close();
  }
}

/** From the request of the page until the first rows of the inbox are on the screen, ms, with an empty cache. */
export async function firstRows(
  browser: Browser,
  { origin, token, slowdown }: { origin: string; token: string; slowdown: number },
): Promise<number> {
  const page = await officePage(browser, token, slowdown);
  try {
    await page.addInitScript(
      `(${untilShown(`return ${rows}.length > 0`, false)}).then((at) => Object.assign(window, { at }))`,
    );
    await page.goto(`${origin}/admin/enquiries`, { waitUntil: 'commit' });
    const at = await page.waitForFunction(() => (window as unknown as { at?: number }).at);
    return Number(await at.jsonValue());
  } finally {
    await page.context().close();
  }
}

async function officePage(browser: Browser, token: string, slowdown: number): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.addInitScript((signedIn) => localStorage.setItem('token', signedIn), token);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * A script for the page: a promise of the time until the frame after the effect shows, ms; from the next event of somebody on,
 * or from the request of the page.
 */
function untilShown(effect: string, afterEvent = true): string {
  return `new Promise((resolve) => {
    const shows = () => { ${effect} };
    const watch = (from) => {
      const tell = () => resolve(performance.now() - from);
      const look = () => requestAnimationFrame(shows() ? tell : look);
      requestAnimationFrame(look);
    };
    if (!${afterEvent}) watch(0);
    else for (const type of ['pointerdown', 'keydown', 'input']) {
      addEventListener(type, ({ timeStamp }) => watch(timeStamp), { capture: true, once: true });
    }
  })`;
}

/** In the page: keeps the longest interaction. */
function observe() {
  const seen = { longest: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
