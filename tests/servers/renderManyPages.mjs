// Run as a process of its own, with --expose-gc: renders pages of the built site again and again in this process, with
// the data of the gateway at the address that it is given, and prints the memory (MB) and the timers that they leave. It
// ends when nothing keeps it running.
import { print } from 'graphql';
import { documents } from '../../dist/web/server/documents.js';
import { render } from '../../dist/web/server/server.js';

const PAGES = 300;
const [gateway, ...paths] = process.argv.slice(2);
const results = new Map();

async function execute({ name, variables }) {
  const body = JSON.stringify({ query: print(documents[name]), operationName: name, variables });
  if (!results.has(body)) {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    results.set(body, await (await fetch(`${gateway}/graphql`, { method: 'POST', headers, body })).text());
  }
  return results.get(body);
}

/** Renders the paths in turn, `pages` pages in all; returns the different statuses. */
async function renderAll(pages) {
  const statuses = new Set();
  for (let i = 0; i < pages; i += 1) {
    const { status } = await render(`http://localhost${paths[i % paths.length]}`, execute);
    statuses.add(status);
  }
  return [...statuses];
}

function heap() {
  globalThis.gc();
  return process.memoryUsage().heapUsed / 1e6;
}

const statuses = await renderAll(PAGES);
const before = heap();
await renderAll(PAGES);
const grown = heap() - before;
const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
console.log(JSON.stringify({ statuses, grown, timers }));
