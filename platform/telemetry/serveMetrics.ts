import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { stackWithoutMessage } from './stackWithoutMessage.ts';

/** A source of metrics in the text format of Prometheus. */
interface Source {
  contentType: string;
  metrics: () => Promise<string>;
}

/**
 * Serves `/metrics` on its own port, which visitors cannot reach, and `/healthz`: this process runs. A probe there does not
 * wait behind a crowd of visitors. Rejects when the port is in use; port 0 picks a free one. The server does not keep the
 * process running. `log` gets a line when metrics cannot be read.
 */
export async function serveMetrics(
  source: Source,
  { port, host }: { port: number; host: string },
  log: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    }
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    source.metrics().then(
      (text) => response.writeHead(200, { 'content-type': source.contentType }).end(text),
      (error: unknown) => {
        log(`Metrics cannot be read. ${stackWithoutMessage(error)}`);
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server.unref();
}
