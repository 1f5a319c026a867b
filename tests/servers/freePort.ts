import { once } from 'node:events';
import { createServer } from 'node:net';

/** The ports to choose from: below those that systems give to outgoing connections, which could take one meanwhile. */
const [FIRST, LAST] = [11_000, 32_000];

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
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
