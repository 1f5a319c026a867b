import type { Page, Request } from '@playwright/test';
import { runOffice } from '../servers/runOffice.ts';
import type { Staff } from '../servers/staff.ts';
import { test as base } from './test.ts';

export type Office = Awaited<ReturnType<typeof runOffice>>;

/** A test with a back office of its own, on a Thursday at ten in Dubai. Its pages are those of that site. */
export const test = base.extend<{ office: Office }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
  office: async ({}, use) => {
    const office = await runOffice('2026-11-26T10:00:00+04:00');
    await use(office);
    await office.close();
  },
  baseURL: async ({ office }, use) => use(office.url),
});

/** Signs somebody in on a page, whose clock is that of the office. */
export async function signIn(page: Page, office: Office, { headers }: Staff) {
  await page.addInitScript(
    (token) => localStorage.setItem('token', token),
    headers.authorization.replace('Bearer ', ''),
  );
  await page.clock.install({ time: office.now() });
}

/** The name of the operation that a page sends to the graph. */
export const operationOf = (request: Request) =>
  (request.postDataJSON() as { operationName: string }).operationName;

/** Lets a page look for news at once, as it does when somebody comes back to it. */
export const look = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
