import { fileURLToPath } from 'node:url';
import type { PlannedRequest } from './load/LoadPlan.ts';
import type { Processes } from './processes/Processes.ts';

const FILE = fileURLToPath(new URL('plainRenderProcess.ts', import.meta.url));

/** CPU time of one page, µs. */
export interface PlainRender {
  /** The whole `render` of the built web bundle: routes, data, the page's parts. */
  render: number;
  /** One plain renderToString of the same tree, whose data is loaded. */
  renderToString: number;
}

/**
 * The cost of pages of each kind, in a process of its own; their data comes from the gateway at `gatewayUrl`. The first
 * half of the pages of a kind only warms up. Throws when a page cannot be rendered.
 */
export async function plainRender(
  processes: Processes,
  gatewayUrl: string,
  kinds: PlannedRequest[][],
): Promise<PlainRender[]> {
  const started = processes.fork(FILE);
  const { child, exited, lastWords } = started;
  const result = new Promise<PlainRender[]>((resolve, reject) => {
    // The process sends nothing but this.
    child.once('message', (message) => resolve(message as PlainRender[]));
    void exited.then(() => reject(new Error(`Plain rendering has ended: ${lastWords()}`)));
  });
  child.send({ gatewayUrl, kinds: kinds.map((pages) => pages.map(({ path }) => path)) });
  const renders = await result;
  await processes.stop(started);
  return renders;
}
