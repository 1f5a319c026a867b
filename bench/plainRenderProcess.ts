import { type DocumentNode, print } from 'graphql';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Server from '../web/server.tsx';
import type { PlainRender } from './plainRender.ts';

// The process that renders pages with the built web bundle: `plainRender` starts it and gives it one list of pages.

type Execute = Parameters<typeof Server.loadPage>[1];

process.once('message', ({ gatewayUrl, kinds }: { gatewayUrl: string; kinds: string[][] }) => {
  void renderAll(gatewayUrl, kinds).then((result) => process.send?.(result));
});

async function renderAll(gatewayUrl: string, kinds: string[][]): Promise<PlainRender[]> {
  const { render, loadPage, renderToString, Site } = await load<typeof Server>('server.js');
  const { documents } = await load<{ documents: Record<string, DocumentNode> }>('documents.js');
  const execute = executeOver(gatewayUrl, documents);
  const results: PlainRender[] = [];
  for (const paths of kinds) {
    const whole = await cpuOfEach(paths, async (path) => {
      const { status } = await render(gatewayUrl + path, execute);
      if (status !== 200) throw new Error(`${path} is rendered with status ${status}`);
    });
    const pages = await Promise.all(paths.map((path) => loadPage(gatewayUrl + path, execute)));
    const plain = await cpuOfEach(pages, (page) => {
      if (page instanceof Response) throw new Error(`A page leads to ${page.headers.get('location')}`);
      renderToString(Site(page));
    });
    results.push({ render: whole, renderToString: plain });
  }
  return results;
}

/** What a file of the built server exports. */
async function load<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(resolve('dist/web/server', file)).href)) as T;
}

/** CPU time that `work` takes for one of `items`, µs. The first half of them warms up. */
async function cpuOfEach<T>(items: T[], work: (item: T) => Promise<void> | void): Promise<number> {
  const half = Math.floor(items.length / 2);
  for (const item of items.slice(0, half)) await work(item);
  const measured = items.slice(half);
  const before = process.cpuUsage();
  for (const item of measured) await work(item);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / measured.length;
}

function executeOver(gatewayUrl: string, documents: Record<string, DocumentNode>): Execute {
  const texts = new Map(Object.entries(documents).map(([name, document]) => [name, print(document)]));
  return async ({ name, variables }) => {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: texts.get(name), variables, operationName: name }),
    });
    return response.text();
  };
}
