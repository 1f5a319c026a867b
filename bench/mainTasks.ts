import type { Browser, CDPSession, Page } from '@playwright/test';
import { longestSeen, observeInteractions } from './interactions.ts';
import { tap } from './tap.ts';
import { asTyped, dayIn, enquiries } from '../tests/browser/enquiries.ts';

/** A task of a visitor on a page that is hydrated. */
export interface MainTask {
  name: string;
  path: string;
  /** The page at this path, where it is not one of the product. */
  html?: string;
  act: (page: Page) => Promise<void>;
}

/** What the browser itself takes on this machine at this hour. No page can be faster. */
const emptyPage = `<!doctype html><meta name="viewport" content="width=device-width">
  <button onclick="this.textContent += '!'">Tap</button>
  <script>addEventListener('load', () => document.dispatchEvent(new Event('hydrated')))</script>`;

/** The time from one key to the next of somebody who types fast, ms. */
const typing = { delay: 80 };

const button = (page: Page, name: string | RegExp, place = 0) =>
  page.getByRole('button', { name }).nth(place);

/** Writes into fields by their labels. A phone scrolls a field above its keyboard. */
async function write(page: Page, fields: Record<string, string>) {
  for (const [label, typed] of Object.entries(fields)) {
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await field.pressSequentially(typed, typing);
  }
}

/** The main tasks of visitors; `car` is the address of a car with several pictures. */
export function mainTasks(car: string): MainTask[] {
  const id = car.replace('/car/', '');
  return [
    {
      name: 'Another page, with nothing but a button',
      path: '/button',
      html: emptyPage,
      act: async (page) => {
        for (let i = 0; i < 3; i += 1) await tap(button(page, 'Tap'));
      },
    },
    {
      name: 'Home: menu, tabs',
      path: '/',
      act: async (page) => {
        await tap(button(page, 'Menu'));
        await page.keyboard.press('Escape');
        await tap(page.getByRole('tab', { name: 'Test Drive Available' }));
      },
    },
    {
      name: 'Listing: filter',
      path: '/buy',
      act: async (page) => {
        await tap(button(page, 'Filters'));
        await tap(page.getByRole('checkbox', { name: 'Mercedes' }));
        await tap(page.locator('summary', { hasText: 'Mileage (km)' }));
        await page.getByLabel('Mileage (km), To').pressSequentially('100000', typing);
        await tap(button(page, /^(Show|Search)/));
      },
    },
    {
      name: 'Listing: search',
      path: '/buy',
      act: async (page) => {
        await page
          .getByRole('combobox')
          .or(page.getByRole('searchbox'))
          .first()
          .pressSequentially('porche 911', typing);
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'Listing: choose a suggestion with the keys',
      path: '/buy',
      act: async (page) => {
        await page.getByRole('combobox', { name: 'Search' }).pressSequentially('bmw', typing);
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      },
    },
    {
      name: 'Listing: open a car',
      path: '/buy',
      act: async (page) => {
        await tap(page.getByRole('article').first().getByRole('link'));
        await page.waitForURL(/\/car\//);
      },
    },
    {
      name: 'Listing: compare two cars, only differences',
      path: '/buy',
      act: async (page) => {
        for (let i = 0; i < 2; i += 1) await tap(button(page, /^Compare: /, i));
        await tap(page.getByRole('link', { name: 'Compare', exact: true }));
        await tap(page.getByRole('switch', { name: 'Only differences' }));
      },
    },
    {
      name: 'Listing: save, compare, turn the page',
      path: '/buy',
      act: async (page) => {
        await tap(button(page, /^Save/));
        await tap(button(page, /^Compare/));
        await tap(page.getByRole('link', { name: /next/i }).first());
      },
    },
    {
      name: 'Car: pictures',
      path: car,
      act: async (page) => {
        await tap(button(page, 'Next picture'));
        await tap(button(page, 'Show picture 3'));
        await tap(button(page, 'Full screen'));
        await page.keyboard.press('ArrowRight');
      },
    },
    {
      name: 'Car: instalments',
      path: car,
      act: async (page) => {
        await tap(page.getByRole('slider', { name: 'Term' }));
        for (let i = 0; i < 6; i += 1) await page.keyboard.press('ArrowRight');
      },
    },
    {
      name: 'Contact: write, send too early, correct',
      path: '/contact-us',
      act: async (page) => {
        const { Message, ...others } = enquiries.contact;
        await write(page, others);
        await tap(button(page, 'Send Message'));
        await write(page, { Message });
      },
    },
    {
      name: 'Sell: write',
      path: '/sell',
      act: (page) => write(page, enquiries.offer),
    },
    {
      name: 'Test drive: write, choose day and time',
      path: `/test-drive-form?car=${id}`,
      act: async (page) => {
        await write(page, enquiries.testDrive);
        await page.getByLabel('Preferred date').pressSequentially(asTyped(dayIn(3)), typing);
        await tap(page.getByRole('radio', { name: '12:30 PM' }));
      },
    },
    {
      name: 'Finance: choose a make and a model, write',
      path: '/finance',
      act: async (page) => {
        await page.getByLabel('Manufacturer').selectOption('BMW');
        await page.getByLabel('Vehicle type').selectOption({ index: 1 });
        await write(page, enquiries.finance);
        await tap(page.getByRole('radio', { name: 'No' }));
      },
    },
    {
      name: 'Newsletter: send too early, write',
      path: '/',
      act: async (page) => {
        await tap(button(page, 'Subscribe'));
        await write(page, { Email: enquiries.contact.Email });
      },
    },
  ];
}

/**
 * The longest wait of a task from an input to the next frame (Interaction to Next Paint), as the browser reports it: ms, in
 * steps of 8. `slowdown`: how many times slower than this one the processor is.
 */
export async function longestInteraction(browser: Browser, origin: string, task: MainTask, slowdown: number) {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    await page.addInitScript(() => {
      document.addEventListener('hydrated', () => (document.documentElement.dataset.alive = 'yes'));
    });
    await observeInteractions(page);
    const session = await page.context().newCDPSession(page);
    await showWhole(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const { html } = task;
    if (html) {
      await page.route(origin + task.path, (route) =>
        route.fulfill({ contentType: 'text/html', body: html }),
      );
    }
    await page.goto(origin + task.path);
    await page.waitForFunction(() => document.documentElement.dataset.alive);
    await task.act(page);
    await page.waitForTimeout(1_000);
    return await longestSeen(page);
  } finally {
    await page.close();
  }
}

/**
 * Makes the window of the browser taller than the phone. Its bars take room from the page, and a change below its edge is
 * never presented: the browser counts such an input until the next change elsewhere.
 */
async function showWhole(session: CDPSession) {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 800, height: 1200 } });
}
