import type { Page } from '@playwright/test';
import { ask } from './ask.ts';
import { products } from './products.ts';

/** An owner of the demonstration. */
export const owner = { name: 'Huda', email: 'keyboard@example.ae', password: 'a long enough password' };

/** Signs an owner up where nobody has done so before, and logs her in; returns the token of a new session. */
export async function ownerToken(): Promise<string> {
  const { name, email, password } = owner;
  const account = `email: "${email}", password: "${password}"`;
  // Only the first try makes the account; all others are refused, which does no harm.
  await ask(
    `mutation { signUpAdmin(input: { name: "${name}", ${account}, code: "${products.demo.env.ADMIN_SIGNUP_CODE}" }) { token } }`,
  );
  const { logInAdmin } = await ask<{ logInAdmin: { token: string } }>(
    `mutation { logInAdmin(input: { ${account} }) { token } }`,
  );
  return logInAdmin.token;
}

/** Gives the browser of a page a session of an owner. */
export async function signInAsOwner(page: Page) {
  const token = await ownerToken();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}
