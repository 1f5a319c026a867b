import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const PORT = 4481;
const address = `http://127.0.0.1:${PORT}`;

/** The built REST API as a process that may be killed at any moment. */
export class FragileRest {
  kills = 0;
  private readonly dataDir: string;
  private child: ChildProcess | undefined;
  private starting: Promise<void> = Promise.resolve();

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** Settles when the API answers. */
  start(): Promise<void> {
    this.starting = this.launch();
    return this.starting;
  }

  /** Kills the process without a warning; settles when it is gone. */
  async kill() {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    this.kills += 1;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Settles when a start that is under way is done. */
  async settle() {
    await this.starting;
    await new Promise((wait) => setTimeout(wait, 50));
  }

  /** Sends a contact message with a key. Returns the id that acknowledged it, or undefined when it was not acknowledged. */
  async sendMessage(key: string): Promise<string | undefined> {
    try {
      const response = await fetch(`${address}/api/v1/contact-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          firstName: 'Amal',
          lastName: 'Saeed',
          email: 'amal@example.ae',
          mobileNumber: '050 000 0000',
          message: `Message ${key}`,
        }),
      });
      const { id } = (await response.json()) as { id?: string };
      return response.status === 201 ? id : undefined;
    } catch {
      return undefined;
    }
  }

  private async launch() {
    this.child = spawn(process.execPath, ['dist/rest.js'], {
      env: {
        ...process.env,
        DATA_DIR: this.dataDir,
        REST_PORT: String(PORT),
        DEMO_STOCK: 'false',
        LOG_LEVEL: 'silent',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    while (!(await isUp())) await new Promise((wait) => setTimeout(wait, 30));
  }
}

async function isUp(): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
