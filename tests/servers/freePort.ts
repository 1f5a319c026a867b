import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports to choose from: below those that systems give to outgoing connections, which could take one meanwhile. Each
 * process of tests has `SHARE` of its own, since a port stays free for a moment after it was chosen.
 */
const [FIRST, SHARE, SHARES] = [11_000, 1_000, 21];
const ownFirst =
  FIRST + (Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % SHARES) * SHARE;
let next = Math.floor(Math.random() * SHARE);

/** A port of this machine that nothing listens on, and that was not given out lately. */
export async function freePort(): Promise<number> {
  const port = ownFirst + (next++ % SHARE);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
