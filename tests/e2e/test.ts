import { expect, test as base } from '@playwright/test';

/** A test in which the page must not write errors to the console, nor ask another host for anything. */
export const test = base.extend<{ quietPage: void }>({
  quietPage: [
    async ({ page, baseURL }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // A page that answers 404 on purpose is reported by the browser, too.
        if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) errors.push(`asked ${origin}`);
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
