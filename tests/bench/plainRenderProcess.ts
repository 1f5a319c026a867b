import { type DocumentNode, print } from 'graphql';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PlainRender } from './plainRender.ts';

// The process that renders pages with the built web bundle: `plainRender` starts it and gives it one list of pages.

type Execute = (request: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}) => Promise<unknown>;

/** What the built bundle exports. */
interface WebBundle {
  render: (url: string, template: string, execute: Execute) => Promise<{ status: number }>;
  /** Prepares the tree of a page with its data and gives one plain renderToString of it. */
  prepareRenderToString?: (url: string, execute: Execute) => Promise<() => string>;
}

process.once('message', ({ gatewayUrl, kinds }: { gatewayUrl: string; kinds: string[][] }) => {
  void renderAll(gatewayUrl, kinds).then((result) => process.send?.(result));
});

async function renderAll(gatewayUrl: string, kinds: string[][]): Promise<PlainRender[]> {
  const bundle = (await import(pathToFileURL(resolve('dist/web/server/server.js')).href)) as WebBundle;
  const template = readFileSync('dist/web/client/index.html', 'utf8');
  const execute = executeOver(gatewayUrl);
  const { prepareRenderToString } = bundle;
  const results: PlainRender[] = [];
  for (const paths of kinds) {
    const render = await cpuOfEach(paths, async (path) => {
      const { status } = await bundle.render(gatewayUrl + path, template, execute);
      if (status !== 200) throw new Error(`${path} is rendered with status ${status}`);
    });
    const prepared = prepareRenderToString
      ? await Promise.all(paths.map((path) => prepareRenderToString(gatewayUrl + path, execute)))
      : undefined;
    results.push({
      render,
      ...(prepared && { renderToString: await cpuOfEach(prepared, (page) => void page()) }),
    });
  }
  return results;
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

function executeOver(gatewayUrl: string): Execute {
  return async ({ query, variables, operationName }) => {
    const response = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(query), variables, operationName }),
    });
    return response.json();
  };
}
