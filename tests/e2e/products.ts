const port = Number(process.env.E2E_PORT ?? 4300);

/** The products that run for the tests in browsers. */
export const products = {
  /** On the demonstration stock. */
  demo: {
    command: 'node dist/start.js',
    port,
    url: `http://127.0.0.1:${port}`,
    env: { ADMIN_SIGNUP_CODE: 'a code for the staff' },
  },
  /** On an untidy inventory, as dealers send it: very long and Arabic titles, no pictures, missing years and prices. */
  messy: {
    command: 'node dist/import.js tests/e2e/messy.csv && node dist/start.js',
    port: port + 10,
    url: `http://127.0.0.1:${port + 10}`,
    env: { DEMO_STOCK: 'false', ADMIN_SIGNUP_CODE: 'a code for the dealer' },
  },
};

/** The environment variables of a product that keeps its data in `folder`. */
export function settingsOf({ port, env }: { port: number; env: Record<string, string> }, folder: string) {
  return {
    ...env,
    PORT: String(port),
    REST_PORT: String(port + 1),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    // All tests come from one address.
    FORM_LIMIT: '1000',
  };
}
