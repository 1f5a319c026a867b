// A thread that renders pages as `gateway/pages/renderWorker.ts` does, but at once: each of them is large and differs from all
// others.
import { threadId } from 'node:worker_threads';

const SIZE = 2_000_000;

export async function renderPage({ url, port }) {
  port.postMessage({ threadId });
  port.close();
  return { status: 200, html: new Uint8Array(Buffer.alloc(SIZE, `<p>${url}</p>`)) };
}
