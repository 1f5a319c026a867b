import { clickBelowCards, expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('a visitor without a script filters, sorts and turns the page', async ({ page, isMobile }) => {
  await page.goto('/buy');
  if (isMobile) await page.getByRole('link', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: /^BMW/ }).check();
  await page.getByRole('checkbox', { name: /^Mercedes/ }).check();
  await page.getByLabel('Sort').selectOption('price-low');
  await page.getByRole('button', { name: 'Search Cars' }).click();
  await expect(page).toHaveURL(/company=BMW.*company=Mercedes.*sort=price-low/);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(page.locator('option', { hasText: /^X5 \(\d+\)$/ })).toHaveCount(1);
  await expect(cards.filter({ hasNotText: /BMW|Mercedes/ })).toHaveCount(0);
  await clickBelowCards(page.getByRole('link', { name: 'Next page' }));
  await expect(page).toHaveURL(/page=2/);
  await expect(cards.filter({ hasNotText: /BMW|Mercedes/ })).toHaveCount(0);
  await cards.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/BMW|Mercedes/);
});

test('a visitor without a script meets no heading over nothing in the filters', async ({ page }) => {
  await page.goto('/buy');
  const form = page.getByRole('search').last();
  await expect(form.getByRole('heading', { name: 'Price (AED)' })).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Mileage', exact: true })).toBeHidden();
});

test('a visitor without a script finds every page from the menu and looks behind a tab', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Test Drive' }).click();
  await expect(page.getByRole('tab', { name: 'Test Drive' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByText('Test Drive').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Finance' })).toBeInViewport();
});

test('a form says that it needs a script, and whom to call @phone', async ({ page }) => {
  for (const path of ['/contact-us', '/sell', '/finance', '/test-drive-form', '/buy-now-form', '/login']) {
    await page.goto(path);
    await expect(page.getByText('This form needs JavaScript'), path).toBeVisible();
  }
});

test('a visitor without a script is offered nothing that does nothing, and reads what a link in a mail could not do', async ({
  page,
}) => {
  await page.goto('/buy');
  const links = page.getByRole('main').getByRole('article').getByRole('link');
  const cars = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const deaf = page.getByRole('button', {
    name: /^(Save|Compare|Remove|Next pic|Full screen|Show the map|Not you|Pause)/,
  });
  const compared = cars.slice(0, 2).map((path) => path.replace('/car/', ''));
  for (const path of [
    '/',
    cars[0]!,
    `/compare?cars=${compared.join(',')}`,
    '/contact-us',
    '/unsubscribe/nobody',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(deaf.or(page.getByRole('main').getByRole('switch')), path).toHaveCount(0);
  }
  await expect(page.getByText('You are still subscribed')).toBeVisible();
  await expect(page.getByText('One moment')).toBeHidden();
  for (const path of ['/search-alert/nobody/confirm', '/search-alert/nobody/end']) {
    await page.goto(path);
    await expect(page.getByText('Nothing was changed'), path).toBeVisible();
    await expect(page.getByText('Press the button'), path).toBeHidden();
    await expect(page.getByRole('button', { name: 'the Alert' }), path).toBeHidden();
  }
});

test('an article, a car and the legal pages are read without a script @desktop', async ({ page }) => {
  // Does not wait for the pictures: without a script, the browser fetches all of them at once.
  await page.goto('/blogs', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const length = async () => (await page.getByRole('main').textContent())?.length;
  await expect.poll(length).toBeGreaterThan(1_500);
  for (const path of ['/privacy-policy', '/terms', '/about', '/developers']) {
    await page.goto(path);
    await expect.poll(length, path).toBeGreaterThan(1_000);
  }
});

test('the logos of the makes stand still without a script, and are scrolled @phone', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Brands' });
  await expect(strip.getByTestId('moving-logos')).toHaveCSS('animation-name', 'none');
  await expect(strip.getByRole('group')).toHaveCSS('overflow-x', 'auto');
  const logos = await strip
    .locator('img:visible')
    .evaluateAll((all) => all.map((logo) => logo.getAttribute('src')));
  expect(logos.length).toBe(new Set(logos).size);
});
