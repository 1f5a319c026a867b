import type { FastifyInstance } from 'fastify';
import type { Site } from '../pages/Site.ts';

/**
 * What a page may load: its own scripts only. Styles may stand in its HTML, since placeholders of pictures and
 * libraries set them; the map is the one frame, after a click.
 */
const common = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  'frame-src https://www.openstreetmap.org',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Of the scripts that stand in a page the early one alone runs; HTML enters it only as DOMPurify has made it safe. */
const ofPages = ({ earlyScript }: Partial<Site>) => [
  `script-src 'self'${earlyScript ? ` '${earlyScript}'` : ''}`,
  "connect-src 'self' blob:",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
];

/** GraphiQL writes HTML into its page itself. */
const ofExplorer = ["script-src 'self'", "connect-src 'self'"];

/** Vite has scripts in the pages that it serves, and talks to them. */
const whileWorkedOn = ["script-src 'self' 'unsafe-inline'", "connect-src 'self' blob: ws:"];

/** What every answer says. */
export const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers that keep a page to itself, on every answer; the policy of pages on every page. */
export function securityHeaders(app: FastifyInstance, site: Partial<Site> = {}) {
  const policy = (own: string[]) => [...common, ...own].join('; ');
  const page = policy(site.live ? whileWorkedOn : ofPages(site));
  const explorer = policy(site.live ? whileWorkedOn : ofExplorer);
  app.addHook('onSend', async ({ url }, reply) => {
    reply.headers(headersOfAll);
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage) reply.header('content-security-policy', url.startsWith('/graphiql') ? explorer : page);
  });
}
