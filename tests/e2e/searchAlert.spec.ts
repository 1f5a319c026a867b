import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../servers/freePort.ts';
import { mailServer } from '../servers/mailServer.ts';
import { alive, expect, test as base } from './test.ts';

const run = promisify(execFile);
const head = 'Stock No,Make,Model,Year,Price (AED),Mileage,Body Type,Colour';

/** The product with a mail server, on a stock of its own, so that the test can list cars. */
interface Shop {
  url: string;
  /** Lists or changes cars by the rows of an inventory. */
  list: (...rows: string[]) => Promise<void>;
  /** The texts of the mails that were delivered, oldest first. */
  mails: () => string[];
}

const test = base.extend<object, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'cars-e2e-alerts-'));
      const server = await mailServer();
      const [port, restPort] = [await freePort(), await freePort()];
      const url = `http://127.0.0.1:${port}`;
      const env = {
        ...process.env,
        ...{ PORT: String(port), REST_PORT: String(restPort), HOST: '127.0.0.1', SITE_URL: url },
        ...{ DATA_DIR: join(folder, 'data'), DEMO_STOCK: 'false', LOG_LEVEL: 'error' },
        ...{ SMTP_URL: server.url, MAIL_FROM: 'hello@dealer.example' },
      };
      async function list(...rows: string[]) {
        const file = join(folder, 'cars.csv');
        await writeFile(file, [head, ...rows].join('\n'));
        await run('node', ['dist/import.js', file], { env });
      }
      await list('A1,BMW,X5,2021,"240,000",40000,SUV,Black');
      const product = spawn('node', ['dist/start.js'], { env, stdio: 'ignore' });
      await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 60_000 }).toBe(200);
      await use({ url, list, mails: () => server.received.map(({ source }) => decoded(source)) });
      product.kill('SIGTERM');
      await once(product, 'exit');
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

test('a buyer saves a search, confirms it from the mail, hears of a new car, and ends it with one click @phone', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  await page.goto('/buy?body=SUV&priceMax=250000');
  await page.mouse.move(0, 0);
  await alive(page);
  const open = page.getByRole('button', { name: 'Email me new matches' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Email me new matches' });
  await expect(dialog.getByText('Up to AED\u00a0250,000 · SUV')).toBeVisible();
  await dialog.getByLabel('Email').fill('noor@example.ae');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Check your inbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await expect.poll(() => shop.mails().length, { timeout: 30_000 }).toBe(1);
  await page.goto(linkIn(shop.mails().at(-1), 'confirm'));
  await alive(page);
  await expect(page.getByText('Press the button')).toBeVisible();
  await page.getByRole('button', { name: 'Start the Alert' }).click();
  await expect(page.getByText('Your alert is on.')).toBeVisible();
  await expect(page.getByText('SUV up to AED 250,000')).toBeVisible();

  await shop.list(
    'A2,BMW,X3,2022,"190,000",20000,SUV,White',
    'A3,BMW,M4,2022,"240,000",20000,Coupe,White',
    'A1,BMW,X5,2021,"230,000",40000,SUV,Black',
  );
  await expect.poll(() => shop.mails().length, { timeout: 60_000 }).toBe(2);
  const mail = shop.mails().at(-1) ?? '';
  expect(mail).toContain('Subject: 2 cars for your search');
  expect(mail).toMatch(/New: BMW X3\s+AED 190,000/);
  expect(mail).toMatch(/Lower price: BMW X5\s+Now AED 230,000, was AED 240,000/);
  expect(mail).not.toContain('M4');
  const [car = ''] = /http\S+\/car\/\S+/.exec(mail) ?? [];
  await page.goto(car);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BMW X');

  const end = linkIn(mail, 'end');
  expect(mail).toContain(`List-Unsubscribe: <${end}>`);
  await page.goto(end);
  await page.getByRole('button', { name: 'End the Alert' }).click();
  await expect(page.getByText('Your alert has ended.')).toBeVisible();
  // The request that a mail program sends when its own button is pressed.
  const click = await page.request.post(end, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect([click.status(), await click.text()]).toEqual([
    200,
    'Your alert has ended already. We do not send you its mails.',
  ]);
  await page.getByRole('link', { name: 'See the cars, and save the search again' }).click();
  await expect(page).toHaveURL(/\/buy\/suv\?priceMax=250000$/);
});

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

/** The address in a mail that confirms or ends an alert. */
function linkIn(mail = '', action: 'confirm' | 'end'): string {
  return new RegExp(`http\\S+/search-alert/\\w+/${action}`).exec(mail)?.[0] ?? '';
}

/** A mail with an unfolded header and a decoded text (RFC 2045, 6.7). */
function decoded(source: string): string {
  const bytes = source
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
