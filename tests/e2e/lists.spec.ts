import { ask } from './ask.ts';
import { expect, hydrated, test } from './test.ts';

/** The make with the most cars for sale. */
async function commonMake(): Promise<{ name: string; slug: string }> {
  const { cars } = await ask<{ cars: { facets: { makes: { name: string; count: number }[] } } }>(
    '{ cars(filter: { availableNow: true }, first: 0) { facets { makes { name count } } } }',
  );
  const [make] = cars.facets.makes.toSorted((one, other) => other.count - one.count);
  const name = make?.name ?? '';
  return { name, slug: name.toLowerCase().replace(/\W+/g, '-') };
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor who follows an old link finds the list of a make, and goes on to a model @desktop', async ({
    page,
  }) => {
    const { name, slug } = await commonMake();
    await page.goto(`/buy?company=${encodeURIComponent(name)}`);
    await expect(page).toHaveURL(`/buy/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(new RegExp(`${name} cars are for sale in Dubai, model years`))).toBeVisible();
    const models = page.getByRole('navigation', { name: `${name} models` });
    await models.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/buy/${slug}/.+`));
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await crumbs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/buy/${slug}`);
  });

  test('a make that the dealer does not have is a 404 that leads on @desktop', async ({ page }) => {
    const response = await page.goto('/buy/lada');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'No Cars Found' })).toBeVisible();
    await page.getByRole('list', { name: 'Near matches' }).getByRole('link').click();
    await expect(page).toHaveURL('/buy');
  });
});

test('a visitor turns the pages of a list at its own address, and Back leads to the first @desktop', async ({
  page,
}) => {
  await page.goto('/buy/suv');
  await hydrated(page);
  await expect(page).toHaveTitle('Used SUVs for sale in Dubai · Marsa');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/buy/suv?page=2');
  await expect(page).toHaveTitle('Used SUVs for sale in Dubai, page 2 · Marsa');
  await page.goBack();
  await expect(page).toHaveURL('/buy/suv');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});

test('each list in the foot is one that the site has @desktop', async ({ page, request }) => {
  await page.goto('/about');
  const links = await page
    .getByRole('contentinfo')
    .locator('a[href^="/buy/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toHaveLength(10);
  for (const link of links) {
    const response = await request.get(link, { maxRedirects: 0 });
    expect([link, response.status()]).toEqual([link, 200]);
  }
});
