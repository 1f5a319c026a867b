import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import type { ReceiverNetwork } from '../../../rest/webhooks/Delivery.ts';

const FOLDER = 'tests/servers/receiver';
const [cert, key] = ['certificate.pem', 'key.pem'].map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));

/** A message as a receiver got it. */
export interface ReceivedMessage {
  headers: Record<string, string>;
  text: string;
  body: { type: string; cursor: string; carId: string; at: string; kind: string; price: number | null };
}

/** The answer of a receiver: a status, or a listener that answers. */
type Answer = number | RequestListener;

/** Receivers of webhooks on this machine, each under a name of its own: `https://<name>.receivers.test`. */
export class WebhookReceivers {
  private readonly servers: Server[] = [];
  /** How the REST API reaches them. */
  readonly network: ReceiverNetwork = {
    ca: cert,
    isAllowed: () => true,
    resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    timeout: 3_000,
  };

  /** Starts a receiver that answers 204, until `answers` sets something else. */
  async start(name: string) {
    const received: ReceivedMessage[] = [];
    let answer: Answer = 204;
    const server = createServer({ cert, key }, (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        received.push({ headers: request.headers as Record<string, string>, text, body: JSON.parse(text) });
        if (typeof answer === 'number') response.writeHead(answer).end();
        else answer(request, response);
      });
    });
    this.servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    return {
      url: `https://${name}.receivers.test:${port}/hook?from=dealer`,
      /** The messages that came, oldest first. */
      received,
      answers: (next: Answer) => void (answer = next),
    };
  }

  async close() {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  }
}
