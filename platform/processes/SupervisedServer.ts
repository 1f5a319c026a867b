import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { READY, STOP, SUPERVISED } from './onStop.ts';
import { RestartPause } from './RestartPause.ts';

/** How long a server may take to stop, ms: longer than its last requests may take. */
const STOP_LIMIT = 40_000;

interface Parts {
  /** The start of sentences about it, such as `The gateway`. */
  name: string;
  /** What Node runs: options, the script and its arguments. */
  command: readonly string[];
  /** Gets one line for each event. */
  log: (line: string) => void;
}

/** How a process has ended; `lifetime`: ms. */
interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  lifetime: number;
}

/**
 * Thrown when a server ends before it is ready. `exitCode` is as a shell would give it. The message is empty unless a
 * signal ended the server: otherwise the server itself has said why.
 */
export class StartFailure extends Error {
  readonly exitCode: number;

  constructor(name: string, { code, signal }: Pick<Ended, 'code' | 'signal'>) {
    super(signal ? `${name} was terminated by ${signal} before it was ready.` : '');
    this.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1);
  }
}

/**
 * A server in a process of its own. After it has been ready once, it is restarted whenever it ends, until `stop` is
 * called.
 */
export class SupervisedServer {
  private readonly parts: Parts;
  private readonly pause = new RestartPause();
  private readonly stopping = new AbortController();
  private child: ChildProcess | undefined;
  private ready = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Starts the server. Settles when it is ready; rejects with `StartFailure` when it ends before. */
  async start(): Promise<void> {
    const { ready, ended } = this.launch();
    const failure = await Promise.race([ready, ended]);
    if (failure) throw new StartFailure(this.parts.name, failure);
    void this.keepRunning(ended);
  }

  /** Stops the server. Settles when its process has ended, after its last requests or at `STOP_LIMIT`. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const { child } = this;
    if (!child) return;
    const gone = once(child, 'exit');
    child.send(STOP, () => undefined);
    // Before the server is ready, a signal ends it; afterwards it leaves signals to this process.
    if (!this.ready) child.kill();
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await gone;
    clearTimeout(limit);
  }

  /** Ends the process at once. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  private launch() {
    const started = performance.now();
    const child = spawn(process.execPath, [...this.parts.command, SUPERVISED], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    const ready = new Promise<void>((resolve) => {
      child.on('message', (message) => {
        if (message !== READY) return;
        this.ready = true;
        resolve();
      });
    });
    const ended = new Promise<Ended>((resolve) => {
      const onEnd = (code: number | null, signal: NodeJS.Signals | null) => {
        this.child = undefined;
        this.ready = false;
        resolve({ code, signal, lifetime: performance.now() - started });
      };
      child.once('exit', onEnd);
      // A process for which there is no memory neither starts nor emits `exit`.
      child.on('error', () => child.pid ?? onEnd(1, null));
    });
    return { ready, ended };
  }

  private async keepRunning(first: Promise<Ended>) {
    const { signal: stopped } = this.stopping;
    for (let ended = first; ; ended = this.launch().ended) {
      const { code, signal, lifetime } = await ended;
      if (stopped.aborted) return;
      const pause = this.pause.after(lifetime);
      this.parts.log(`${this.parts.name} has exited (${signal ?? code}); it restarts in ${pause / 1000} s.`);
      await sleep(pause, undefined, { signal: stopped }).catch(() => undefined);
      if (stopped.aborted) return;
    }
  }
}
