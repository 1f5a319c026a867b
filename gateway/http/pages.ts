import type { SiteFacts } from '../discovery/SiteFacts.ts';
import type { DocumentNode, FormattedExecutionResult } from 'graphql';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

/** Runs an operation in this process, through everything that one over HTTP goes through. */
export type Execute = (request: {
  query: DocumentNode;
  variables: Record<string, unknown>;
  operationName?: string;
}) => Promise<FormattedExecutionResult>;

/** A rendered page; `location` says where to go instead. */
export interface Page {
  status: number;
  html: string;
  location?: string;
}

/** The web client, as the gateway sees it: `builtSite` in production, `liveSite` while it is worked on. */
export interface Site {
  /** Serves the files of the client: scripts, styles, fonts. */
  assets(app: FastifyInstance): Promise<void>;
  /** Whether it is worked on: then Vite has scripts in its pages and talks to them. */
  live?: boolean;
  /** What it tells about itself. */
  facts(): Promise<SiteFacts>;
  /** The HTML of the explorer for developers. */
  explorer(): Promise<string>;
  /** Renders the page at `url` (absolute). */
  render(url: string, execute: Execute): Promise<Page>;
}

/**
 * `/graphiql` is the explorer (GW-14); every other path that nothing serves is a page of the site. `originOf` says
 * where visitors find it.
 */
export function pages(
  site: Site,
  execute: Execute,
  originOf: (request: FastifyRequest) => string,
): FastifyPluginAsync {
  return async (app) => {
    // Not registered as a plugin of its own: what it hooks into concerns the pages as well.
    await site.assets(app);
    app.get('/graphiql', async (_request, reply) => sendHtml(reply, 200, await site.explorer()));
    app.get('/*', async (request, reply) => {
      const page = await site.render(originOf(request) + request.url, execute);
      if (page.location) return reply.redirect(page.location, page.status);
      return sendHtml(reply, page.status, page.html);
    });
  };
}

function sendHtml(reply: FastifyReply, status: number, html: string) {
  return reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}
