import { Piscina } from 'piscina';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { DeviatingFacts } from '../../rest/dealership/dealershipChanges.ts';
import type { FromWorker, RenderTask, Reply, SiteTexts, WorkerData } from './renderWorker.ts';
import { AdmissionControl } from '../../platform/processes/AdmissionControl.ts';
import type { Execute, Page } from './Site.ts';

/** How many pages of one thread may wait for their data at once, and how many may wait for a thread. */
const [AT_ONCE, WAITING] = [8, 32];
/** The longest expected wait for a thread with which a page is admitted, ms. */
const MAX_WAIT = 250;
/** How long a page may take, ms: longer than its data may. A thread that takes longer hangs, and is ended. */
const RENDER_TIMEOUT = 30_000;
/** The most that the heap of a thread may grow to, MB. */
const MAX_HEAP = 256;

interface Parts {
  /** The code of a thread. */
  worker: string;
  /** Where `vite build` has left the site. */
  folder: string;
  threads: number;
  /** What the dealer has changed of the built-in facts; nothing when left out. */
  changes?: DeviatingFacts;
  /** How long a page may take, ms; `RENDER_TIMEOUT` when left out. */
  timeout?: number;
}

/** Threads that render pages, so that nothing else waits for a page. */
export class RenderPool {
  private readonly pool: Piscina<RenderTask, Page>;
  private readonly threads: number;
  private readonly timeout: number;
  private readonly admission: AdmissionControl;

  constructor({ worker, folder, threads, changes = {}, timeout = RENDER_TIMEOUT }: Parts) {
    this.threads = threads;
    this.timeout = timeout;
    this.admission = new AdmissionControl({
      atOnce: AT_ONCE * threads,
      most: (AT_ONCE + WAITING) * threads,
      maxWait: MAX_WAIT,
    });
    this.pool = new Piscina<RenderTask, Page>({
      filename: worker,
      name: 'renderPage',
      workerData: { folder, changes } satisfies WorkerData,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: AT_ONCE,
      // A thread that waits for its next page sleeps.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
    });
  }

  /** Whether too many pages wait. */
  get isFull(): boolean {
    return this.admission.isFull;
  }

  /** Renders a page with data that `execute` gets. Throws `Overloaded` when too many pages wait. */
  render(url: string, execute: Execute): Promise<Page> {
    return this.admission.run(() => this.renderOnThread(url, execute));
  }

  /** Renders a page on every thread. */
  async warmUp(url: string, execute: Execute): Promise<void> {
    await Promise.all(Array.from({ length: this.threads }, () => this.render(url, execute)));
  }

  /** What the site says about itself in the dealer's words. Rejects where the threads cannot start. */
  texts(): Promise<SiteTexts> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => reject(error);
      this.pool.on('error', fail);
      // The pool declares its pages; a thread gives other results under other names.
      const texts = this.pool.run(undefined as unknown as RenderTask, { name: 'siteTexts' });
      void texts
        .then((told) => this.pool.off('error', fail) && resolve(told as unknown as SiteTexts))
        .catch(reject);
    });
  }

  /** Lets the threads finish their pages, then ends them. */
  retire(): Promise<void> {
    return this.pool.close();
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }

  private async renderOnThread(url: string, execute: Execute): Promise<Page> {
    const { port1: port, port2 } = new MessageChannel();
    const deadline = this.serve(port, execute);
    try {
      return await this.pool.run({ url, port: port2 }, { transferList: [port2] });
    } finally {
      clearTimeout(deadline());
      port.close();
    }
  }

  /** Answers the operations of a page, and ends its thread when the page takes too long; returns the timer for that. */
  private serve(port: MessagePort, execute: Execute): () => NodeJS.Timeout | undefined {
    let deadline: NodeJS.Timeout | undefined;
    port.on('message', (message: FromWorker) => {
      if ('threadId' in message) {
        deadline = setTimeout(() => this.end(message.threadId), this.timeout);
        return;
      }
      const { id, ...operation } = message;
      const reply = (json?: string) => port.postMessage({ id, json } satisfies Reply);
      execute(operation).then(reply, () => reply());
    });
    return () => deadline;
  }

  private end(threadId: number) {
    void this.pool.threads.find((thread) => thread.threadId === threadId)?.terminate();
  }
}
