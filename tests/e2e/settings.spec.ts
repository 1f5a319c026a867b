import { products } from './products.ts';
import { expect, hydrated, test } from './test.ts';

const { url, port, env } = products.messy;
test.use({ baseURL: url });

// Far away, so that they are never over.
const holidays = [{ from: '2099-12-02', to: '2099-12-03', name: 'National Day' }];
const lunch = [
  { opens: '09:00', closes: '13:00' },
  { opens: '16:00', closes: '20:00' },
];

test('what an owner changes in the settings is on the site, also when it is hydrated @phone', async ({
  page,
  request,
}) => {
  const rest = `http://127.0.0.1:${port + 1}`;
  const signUp = await request.post(`${rest}/api/auth/admin/signup`, {
    data: {
      ...{ name: 'Huda', email: 'huda@example.ae', password: 'a long way to Fujairah' },
      code: env.ADMIN_SIGNUP_CODE,
    },
  });
  const { token } = (await signUp.json()) as { token: string };
  const before = await (await request.get('/contact-us')).text();
  expect(before).not.toContain('id="dealership"');
  const changed = await request.patch(`${rest}/api/admin/v1/settings`, {
    headers: { authorization: `Bearer ${token}`, 'if-match': '"1"' },
    data: {
      ...{ legalName: 'Falcon Cars', holidays, openingHours: { Friday: lunch } },
      promises: { testDriveConfirmation: { max: 1, unit: 'hours' } },
    },
  });
  expect(changed.status()).toBe(200);

  await expect
    .poll(async () => (await request.get('/contact-us')).text(), { timeout: 60_000 })
    .toContain('Closed 2–3 December');
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      await (await request.get('/contact-us')).text(),
    ) ?? [];
  for (const { opens, closes } of lunch) {
    expect(json).toContain(`"dayOfWeek":["Friday"],"opens":"${opens}","closes":"${closes}"`);
  }
  expect(json).toContain('"specialOpeningHoursSpecification":[{"@type":"OpeningHoursSpecification"');
  expect(json).toContain(
    '"validFrom":"2099-12-02","validThrough":"2099-12-03","opens":"00:00","closes":"00:00"',
  );
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Falcon Cars' });

  await page.goto('/contact-us');
  await hydrated(page);
  const hours = page.getByRole('main');
  for (const line of ['Fri 9:00 AM-1:00 PM, 4:00 PM-8:00 PM', 'Closed 2–3 December']) {
    await expect(hours.getByText(line)).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(line)).toHaveCount(1);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('we confirm within 1 hour while we are open')).toBeAttached();
  await page.goto('/test-drive');
  await hydrated(page);
  await expect(page.getByText('1 hour', { exact: true })).toBeVisible();
});
