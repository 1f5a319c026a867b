// A thread that renders pages as `gateway/pages/renderWorker.ts` does, and fails in the way that the address of a page
// names.
import { once } from 'node:events';
import { threadId } from 'node:worker_threads';

const faults = {
  '/busy': () => {
    for (;;);
  },
  '/crash': () => process.exit(1),
  '/broken': () => {
    throw new Error('This page cannot be rendered');
  },
};

export async function renderPage({ url, port }) {
  port.postMessage({ threadId });
  const { pathname } = new URL(url);
  faults[pathname]?.();
  port.postMessage({ id: 0, name: 'Makes', variables: {} });
  const [{ json }] = await once(port, 'message');
  port.close();
  return { status: 200, html: new TextEncoder().encode(json) };
}
