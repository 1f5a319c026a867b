import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A dealer's picture server, which answers each request with `answer`. */
export async function pictureServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    most = Math.max(most, (open += 1));
    response.on('close', () => (open -= 1));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** The paths that were asked for. */
    asked,
    /** The most pictures that were asked for at once. */
    most: () => most,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
