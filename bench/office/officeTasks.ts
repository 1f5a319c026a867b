import type { Browser, Page } from '@playwright/test';
import { longestSeen, observeInteractions } from '../interactions.ts';
import { tap } from '../tap.ts';

/** A task of the staff on a phone. */
interface OfficeTask {
  name: string;
  /** The list on which it begins, below `/admin`. */
  list: 'enquiries' | 'cars';
  /** What comes before it. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Whether its effect is on the screen: the body of a function in the browser. */
  effect: string;
}

/** How long somebody looks at a page that was just shown, ms. */
const SETTLED = 2_000;

const tapOn = (selector: string) => (page: Page) => tap(page.locator(selector).first());

/** The links of a list, which open its records. */
const LINKS = 'main [data-record]';
const rows = `[...document.querySelectorAll('${LINKS}')]`;
/** The button with the status of the first car. */
const STATUS = 'main li button[aria-haspopup=dialog]';

/** What a salesman does all day. */
export const officeTasks: OfficeTask[] = [
  {
    name: 'Open an enquiry',
    list: 'enquiries',
    act: tapOn(LINKS),
    effect: `return document.querySelector('h2')?.textContent.length > 0 && /\\/enquiries\\/\\w/.test(location.pathname)`,
  },
  {
    name: 'Another view',
    list: 'enquiries',
    act: tapOn('nav a[href*="view=MINE"]'),
    effect: `return document.querySelector('nav a[href*="view=MINE"][aria-current=page]') !== null && ${rows}.length > 0`,
  },
  {
    name: 'Filter by kind',
    list: 'enquiries',
    act: async (page) => void (await page.getByLabel('Kind').selectOption({ index: 1 })),
    effect: `return new URLSearchParams(location.search).has('kind') && ${rows}.length > 0`,
  },
  {
    name: 'Search a name',
    list: 'enquiries',
    act: (page) => page.getByRole('searchbox').pressSequentially('layla', { delay: 80 }),
    effect: `return ${rows}.length > 0 && ${rows}.every(({ textContent }) => /layla/i.test(textContent))`,
  },
  {
    name: 'Say how it was answered',
    list: 'enquiries',
    act: tapOn('main li button[aria-expanded]'),
    effect: `return document.querySelector('main li [role=group]') !== null`,
  },
  {
    name: 'Open a car',
    list: 'cars',
    act: tapOn(LINKS),
    effect: `return /\\/cars\\/\\w/.test(location.pathname) && document.querySelector('form input') !== null`,
  },
  {
    name: 'Cars without a description',
    list: 'cars',
    act: tapOn('main a[href*="gap="]'),
    effect: `return document.querySelector('main a[href*="gap="][aria-current]') !== null && ${rows}.length > 0`,
  },
  {
    name: 'Search a car',
    list: 'cars',
    act: (page) => page.getByRole('searchbox').pressSequentially('bmw x5', { delay: 80 }),
    effect: `return ${rows}.length > 0 && ${rows}.every(({ textContent }) => /bmw.*x5/i.test(textContent))`,
  },
  {
    name: 'Ask for the status of a car',
    list: 'cars',
    act: tapOn(STATUS),
    effect: `return document.querySelector('main li [role=dialog]') !== null`,
  },
  {
    name: 'Reserve a car',
    list: 'cars',
    prepare: (page) => tapOn(STATUS)(page),
    act: tapOn('main li button[aria-pressed=false]'),
    effect: `return /Reserved/.test(document.querySelector('${STATUS}').textContent)`,
  },
];

/** What an interaction costs, ms. */
export interface Wait {
  /** From the first event of the task to the frame that shows its effect. */
  effect: number;
  /** The longest one from an event to the next frame, as the browser reports it, in steps of 8. */
  interaction: number;
}

/** Does a task of somebody who is signed in with this token. `slowdown`: of the processor, times. */
export async function waitOf(
  browser: Browser,
  { origin, token, slowdown }: { origin: string; token: string; slowdown: number },
  task: OfficeTask,
): Promise<Wait> {
  const page = await officePage(browser, token, slowdown);
  try {
    await observeInteractions(page);
    await page.goto(`${origin}/admin/${task.list}`);
    await page.locator(LINKS).first().waitFor();
    // The stream of news stays open: no page of the back office is ever without a request.
    await page.waitForTimeout(SETTLED);
    await task.prepare?.(page);
    await page.waitForTimeout(task.prepare ? SETTLED : 0);
    const [effect] = await Promise.all([page.evaluate<number>(untilShown(task.effect)), task.act(page)]);
    await page.waitForTimeout(500);
    return { effect, interaction: await longestSeen(page) };
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

/** A page of a phone on which the owner of a token is signed in. `slowdown`: of the processor, times. */
export async function officePage(browser: Browser, token: string, slowdown: number): Promise<Page> {
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
