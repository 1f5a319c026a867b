import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between a gateway and the REST API: it counts calls, delays answers, or is switched off. */
export class OriginProxy {
  /** How often each resource was requested so far: by path, query and range. */
  readonly calls = new Map<string, number>();
  /** How long each answer is delayed, ms. */
  delay = 0;
  private readonly origin: string;
  private readonly maxAge: number | undefined;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;

  private constructor(origin: string, maxAge: number | undefined) {
    this.origin = origin;
    this.maxAge = maxAge;
    this.server = createServer((incoming, response) => this.pass(incoming, response));
  }

  /**
   * Listens in front of the REST API at `origin`. With `maxAge`, its answers are fresh for that many seconds instead of
   * their own time, so that they become stale during a measurement.
   */
  static async start(origin: string, maxAge?: number): Promise<OriginProxy> {
    const proxy = new OriginProxy(origin, maxAge);
    proxy.server.listen(0, '127.0.0.1');
    await once(proxy.server, 'listening');
    return proxy;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo; // A server on TCP has no other kind of address.
    return `http://127.0.0.1:${port}`;
  }

  /** From now on nobody answers at its address. */
  switchOff() {
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  private pass(incoming: IncomingMessage, response: ServerResponse) {
    const { url = '/', method, headers } = incoming;
    const resource = [url, headers.range].filter(Boolean).join(' ');
    this.calls.set(resource, (this.calls.get(resource) ?? 0) + 1);
    const { host: _host, ...passed } = headers;
    const outgoing = request(this.origin + url, { method, headers: passed, agent: this.agent }, (answer) => {
      setTimeout(() => {
        response.writeHead(answer.statusCode ?? 502, this.changed(answer.headers));
        answer.pipe(response);
      }, this.delay);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  private changed(headers: IncomingHttpHeaders): IncomingHttpHeaders {
    const control = headers['cache-control'];
    if (this.maxAge === undefined || control === undefined) return headers;
    return { ...headers, 'cache-control': control.replace(/max-age=\d+/, `max-age=${this.maxAge}`) };
  }
}
