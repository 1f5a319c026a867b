import { readFile } from 'node:fs/promises';
import { pageTemplate } from '../../gateway/pages/pageTemplate.ts';
import type { Site } from '../../gateway/pages/Site.ts';
import { documents } from '../../web/data/documents.ts';
import { render } from '../../web/server.tsx';
import { siteMetadata } from '../../web/seo/siteMetadata.ts';

const fill = pageTemplate(await readFile('web/index.html', 'utf8'));

/** The site as the gateway serves it, straight from `web/`: its pages without their scripts and styles. */
export const sourceSite: Site = {
  assets: async () => undefined,
  metadata: async () => siteMetadata,
  explorer: async () => '',
  backOffice: async () => '',
  documents: async () => documents,
  render: async (url, execute) => fill(await render(url, execute)),
};
