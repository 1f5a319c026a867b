import { type ChildProcess, fork, spawn } from 'node:child_process';

/** How much of a process's standard error is kept, characters. */
const LAST_WORDS = 2_000;

/** The environment of servers and commands, without the user's own settings of the product. */
const environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  DEMO_STOCK: 'false',
  // Else the import would read it from a file .env.
  MONGODB_URL: '',
};

/** A process that was started, and what it has written to its standard error. */
export interface Started {
  child: ChildProcess;
  pid: number;
  /** Settles with the exit code when the process has ended; null after a signal. */
  exited: Promise<number | null>;
  lastWords: () => string;
}

/** The processes that one goal has started. All of them end with it, or with this process, however it ends. */
export class Processes {
  private readonly running = new Set<Started>();
  private closed = false;
  private readonly kill = () => {
    for (const { child } of this.running) child.kill('SIGKILL');
  };

  constructor() {
    process.setMaxListeners(50).on('exit', this.kill);
  }

  /** Runs a JavaScript file with Node. Throws when everything has been stopped already. */
  start(file: string, args: string[], env: NodeJS.ProcessEnv): Started {
    return this.follow(
      spawn(process.execPath, [file, ...args], {
        env: { ...environment, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    );
  }

  /** Runs a TypeScript file of this benchmark, which exchanges messages with this process. */
  fork(file: string): Started {
    return this.follow(fork(file, { env: { ...environment }, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] }));
  }

  /** Kills a process: the store survives that, and no time is spent on closing connections. */
  async stop({ child, exited }: Started): Promise<void> {
    child.kill('SIGKILL');
    await exited;
  }

  /** Ends all processes; none can be started afterwards. */
  async stopAll(): Promise<void> {
    this.closed = true;
    await Promise.all([...this.running].map((started) => this.stop(started)));
    process.off('exit', this.kill);
  }

  private follow(child: ChildProcess): Started {
    if (this.closed) {
      child.kill('SIGKILL');
      throw new Error('The time of this goal is over');
    }
    let words = '';
    child.stderr?.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-LAST_WORDS)));
    const exited = new Promise<number | null>((resolve) => {
      child.once('exit', resolve).once('error', () => resolve(null));
    });
    const started = { child, pid: child.pid ?? 0, exited, lastWords: () => words.trim() };
    this.running.add(started);
    void exited.then(() => this.running.delete(started));
    return started;
  }
}
