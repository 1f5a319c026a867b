// Screenshots of every page and state of the back office into shots/ (which git ignores), for looking at: at 390, 768 and 1280,
// light and dark, and from right to left. Nothing that is stored is changed.
// Usage: npm run shots:office -- EMAIL PASSWORD [http://localhost:4000]: of a running demonstration, whose first start prints both.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { chromiumArgs } from '../browser/chromiumArgs.mjs';
import { findChromium } from '../browser/findChromium.mjs';
import { inWindow, type Look, looksAt } from './looks.ts';
import { states } from './officeStates.ts';

const [email = '', password = '', origin = 'http://localhost:4000'] = process.argv.slice(2);
/** From right to left, the words stay English: where things stand is what is looked at. */
const rightToLeft: Look[] = [390, 1280].map((width) => [`${width}-rtl`, inWindow(width)]);
mkdirSync('shots', { recursive: true });

const token = await logIn();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
for (const [look, options] of [...looksAt([390, 768, 1280]), ...rightToLeft]) {
  for (const [name, { path, show }] of Object.entries(states)) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce', baseURL: origin });
    await signIn(context, look);
    const page = await context.newPage();
    await show(page, () => open(page, path)).catch((error: Error) => {
      console.error(`${name}, ${look}: ${error.message}`);
      process.exitCode = 1;
    });
    await page.screenshot({ path: `shots/office-${name}-${look}.png` });
    await context.close();
  }
}
await browser.close();

/** Opens a page of the back office, and waits until its data are there. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('[data-testid="waiting"]'));
}

async function signIn(context: BrowserContext, look: string) {
  const dir = look.endsWith('rtl') ? 'rtl' : 'ltr';
  await context.addInitScript(
    ([session, direction]) => {
      localStorage.setItem('token', session);
      document.addEventListener('readystatechange', () => {
        document.documentElement.dir = direction;
        // The built style sheet has `:dir(rtl)` as a list of languages, for older browsers.
        if (direction === 'rtl') document.documentElement.lang = 'ar';
      });
    },
    [token, dir] as const,
  );
}

async function logIn(): Promise<string> {
  const query = `mutation ($input: LogInAdminInput!) { logInAdmin(input: $input) { token userErrors { message } } }`;
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { email, password } } }),
  });
  const { data } = (await response.json()) as {
    data?: { logInAdmin: { token: string | null; userErrors: { message: string }[] } };
  };
  if (!data?.logInAdmin.token) {
    throw new Error(
      data?.logInAdmin.userErrors[0]?.message ?? 'Usage: npm run shots:office -- EMAIL PASSWORD',
    );
  }
  return data.logInAdmin.token;
}
