import { readFile } from 'node:fs/promises';
import type { Site } from '../../gateway/http/pages.ts';
import { render, siteFacts } from '../../web/server.tsx';

/** The site as the gateway serves it, straight from `web/`: its pages without their scripts and styles. */
export const sourceSite: Site = {
  assets: async () => undefined,
  facts: async () => siteFacts,
  explorer: async () => '',
  render: async (url, execute) => render(url, await readFile('web/index.html', 'utf8'), execute),
};
