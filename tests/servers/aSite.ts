import type { DocumentNode } from 'graphql';
import type { Site } from '../../gateway/pages/Site.ts';
import type { SiteMetadata } from '../../gateway/seo/SiteMetadata.ts';

/** The metadata of a site without documents for search engines. */
const metadata: SiteMetadata = {
  language: 'en',
  pageParameters: { '/listing': ['page', 'make'] },
  idPages: ['/car/'],
  pages: [],
  disallow: [],
  lists: () => [],
  budgets: [],
  car: (id) => `/car/${id}`,
  article: (id) => `/blog/${id}`,
  dealer: { name: '', street: '', city: '', country: 'AE', phone: '', latitude: 0, longitude: 0 },
  blog: { path: '/blogs', title: '', description: '' },
  manifest: {},
  icons: {},
};

/** A site without files. `render` makes its pages from their addresses; `documents` are its operations. */
export function aSite(render: Site['render'], documents: Record<string, DocumentNode> = {}): Site {
  return {
    assets: async () => undefined,
    inlineScript: 'sha256-ofTheInlineScript',
    metadata: async () => metadata,
    explorer: async () => '<!doctype html>',
    backOffice: async () => '<!doctype html><title>Back office</title>',
    documents: async () => documents,
    render,
  };
}
