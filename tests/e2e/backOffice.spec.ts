import type { Page } from '@playwright/test';
import { owner, signInAsOwner } from './staff.ts';
import { barriers, expect, readAtTwiceTheSize, test, tooWide } from './test.ts';

/** The pages of the back office that an owner sees in its navigation. */
async function everyPage(page: Page): Promise<string[]> {
  await page.goto('/admin');
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  await expect(links).not.toHaveCount(0);
  // A phone's bar has no room for all.
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test('BO-20 no page of the back office puts a barrier before people who see or hear little, by day or by night', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin');
  await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  expect.soft(await barriers(page), 'sign-in').toEqual([]);
  await signInAsOwner(page);
  const paths = await everyPage(page);
  expect(paths).toContain('/admin/people');
  for (const path of [...paths, '/admin/no-such-page']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByTestId('waiting')).toHaveCount(0);
      expect.soft(await barriers(page), `${path} ${colorScheme}`).toEqual([]);
    }
  }
});

test('BO-21 nothing of the back office is wider than a window of 320 pixels, nor than a phone on which text has twice its size @phone', async ({
  page,
}) => {
  await signInAsOwner(page);
  const paths = await everyPage(page);
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await tooWide(page), path).toBe(0);
  }
  await readAtTwiceTheSize(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.soft.poll(() => tooWide(page), path).toBe(0);
  }
});

test('BO-20 an owner invites somebody with the keyboard alone, and enters her password on the way', async ({
  page,
  browser,
  isMobile,
}) => {
  await signInAsOwner(page);
  await page.goto('/admin/people');
  const invite = page.getByRole('button', { name: 'Invite somebody' });
  await tabTo(page, invite);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await tabTo(page, dialog.getByLabel('Email'));
  const email = `omar-${isMobile ? 'phone' : 'desktop'}-${process.pid}@example.ae`;
  await page.keyboard.type(email);
  await tabTo(page, dialog.getByLabel('Role'));
  await page.keyboard.type('Sales');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Send the invitation' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Enter your password again' });
  await tabTo(page, question.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/login\?invite=/);
  await expect(link).toBeFocused();
  const address = await link.inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();

  await test.step('whoever opens the link reads who invites her as what, and only has to choose a name and a password', async () => {
    const hers = await browser.newPage();
    await hers.goto(`/login${new URL(address).search}`);
    await expect(hers.getByText(/invites you to the back office as a salesperson/)).toBeVisible();
    await expect(hers.getByLabel('Email')).toHaveValue(email);
    expect(await tooWide(hers)).toBe(0);
    await hers.goto('/login?invite=cut-off');
    await expect(
      hers.getByText('This link is no invitation. Copy the whole link from the mail.'),
    ).toBeVisible();
    await hers.close();
  });
});

test('BO-23 a visitor loads nothing of the back office, on no page and not at the sign-in', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/buy', '/contact-us', '/login']) {
    await page.goto(path);
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(5);
  expect(asked.filter((path) => path.includes('/admin'))).toEqual([]);
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: ReturnType<Page['getByRole']>) {
  await expect(control).toBeVisible();
  for (let i = 0; i < 60; i += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
