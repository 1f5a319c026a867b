import type { Page, Request } from '@playwright/test';
import { filledForms } from '../forms/filledForms.ts';
import { runOffice } from '../servers/runOffice.ts';
import { type Staff, tokenOf } from '../servers/staff.ts';
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
export async function signIn(page: Page, office: Office, staff: Staff) {
  await page.addInitScript((token) => localStorage.setItem('token', token), tokenOf(staff));
  await page.clock.install({ time: office.now() });
}

/** A visitor sends a form; resolves with the id of the enquiry. */
export async function send(
  office: Office,
  path: '/api/v1/test-drive' | '/api/v1/contact-us',
  name: string,
): Promise<string> {
  const given = path === '/api/v1/test-drive' ? { fullName: name, date: '2026-11-28' } : { firstName: name };
  const { body } = await office.rest.post(path, { ...filledForms[path], ...given });
  return String(body.id);
}

/** The name of the operation that a page sends to the graph. */
export const operationOf = (request: Request) =>
  (request.postDataJSON() as { operationName: string }).operationName;

/** Lets a page look for news at once: somebody looks at another tab, and comes back. */
export async function look(page: Page) {
  for (const hidden of [true, false]) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  }
}
