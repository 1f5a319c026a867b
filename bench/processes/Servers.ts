import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peerFile, type PeerName } from '../peers/buildPeers.ts';
import { freePort } from '../../tests/servers/freePort.ts';
import { Processes } from './Processes.ts';
import { type Server, startServer } from './startServer.ts';

/** How long a server may take to start, seconds. */
const START_LIMIT = 60;

/** The product: its two processes. */
export interface Product {
  rest: Server;
  gateway: Server;
}

/** Starts the servers that are measured. Everything that it has started ends with `close`. */
export class Servers {
  readonly processes = new Processes();
  private readonly last: (() => Promise<void> | void)[] = [];

  /** The product on the embedded store in the folder `dataDir`. */
  async product(dataDir: string): Promise<Product> {
    const rest = await this.rest({ DATA_DIR: dataDir });
    return { rest, gateway: await this.gateway(rest.url) };
  }

  /** The REST API of the product; `env` says where its store is. */
  rest(env: NodeJS.ProcessEnv): Promise<Server> {
    return this.start('dist/rest.js', (port) => ({ ...env, REST_PORT: port }));
  }

  /** The gateway of the product over the REST API at `restUrl`. It has had no requests yet. `more`: further settings. */
  gateway(restUrl: string, more: NodeJS.ProcessEnv = {}): Promise<Server> {
    const env = { ...more, HOST: '127.0.0.1', REST_URL: restUrl, DATA_DIR: this.folder() };
    return this.start('dist/gateway.js', (port) => ({ ...env, PORT: port }));
  }

  /** A server that the product is compared with; `env`: its settings besides PORT. */
  peer(name: PeerName, env: NodeJS.ProcessEnv): Promise<Server> {
    return this.start(peerFile(name), (port) => ({ ...env, PORT: port }));
  }

  /** A new empty folder. */
  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'cars-bench-'));
    this.whenClosed(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  /** Registers an action for the time when all processes have ended. */
  whenClosed(action: () => Promise<void> | void) {
    this.last.push(action);
  }

  /** Ends all processes, then runs the registered actions. Nothing can be started afterwards. */
  async close(): Promise<void> {
    await this.processes.stopAll();
    for (const action of this.last) await action();
  }

  private async start(file: string, env: (port: string) => NodeJS.ProcessEnv): Promise<Server> {
    const port = await freePort();
    return startServer(this.processes, {
      ...{ file, port, env: env(String(port)), healthPath: '/healthz', limit: START_LIMIT },
    });
  }
}
