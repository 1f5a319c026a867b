import { createServer, type Server } from 'node:http';
import { once } from 'node:events';

/** What gives metrics in the text format of Prometheus. */
interface Source {
  contentType: string;
  metrics: () => Promise<string>;
}

/**
 * Serves `/metrics` on a port of its own, which visitors do not reach. Rejects where the port is in use; port 0 takes a
 * free one. The server does not keep the process running.
 */
export async function serveMetrics(
  source: Source,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    source.metrics().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server.unref();
}
