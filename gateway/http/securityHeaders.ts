import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathname } from './nothingAt.ts';
import { players } from '../media/players.ts';

/** Where GraphiQL is. */
export const EXPLORER = '/graphiql';

/** The back office is all below. */
export const BACK_OFFICE = '/admin';

/** What the policies depend on. `live`: Vite serves the site. `inlineScript`: the hash of the one script in its pages. */
type Site = { live?: boolean; inlineScript?: string };

/** What a page may load: its own scripts only. Styles may stand in its HTML, since placeholders of pictures and libraries set them. */
const commonDirectives = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The map on the contact page. */
const MAP = 'https://www.openstreetmap.org';

/**
 * What a page of the site may show of others, after a tap of the visitor: the map, the players that are known, and the file of a
 * video, which may be anywhere and is no program. A visitor comes from any page of the site to a car without loading another.
 */
const shownDirectives = [
  `frame-src ${[MAP, ...players.map(({ frame }) => frame)].join(' ')}`,
  "media-src 'self' https:",
];

/** The explorer and the back office show nothing of others. */
const closedDirectives = ["frame-src 'none'"];

/** Of the inline scripts only the one for lazy hydration runs, by its hash; Trusted Types allow HTML from DOMPurify only. */
const pageDirectives = ({ inlineScript }: Site) => [
  `script-src 'self'${inlineScript ? ` '${inlineScript}'` : ''}`,
  "connect-src 'self' blob:",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify',
];

/** GraphiQL sets innerHTML, so it cannot require Trusted Types. */
const explorerDirectives = ["script-src 'self'", "connect-src 'self'"];

/** Vite's development server adds inline scripts and a WebSocket to its pages. */
const devDirectives = ["script-src 'self' 'unsafe-inline'", "connect-src 'self' blob: ws:"];

/** No page uses a camera, a microphone, the visitor's position or a payment. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
/** For a year, browsers use https only. */
const ONLY_HTTPS = 'max-age=31536000';

/** Tells browsers to use nothing but https, where visitors find the site so. */
const transportHeaders = (origin = ''): Record<string, string> =>
  origin.startsWith('https:') ? { 'strict-transport-security': ONLY_HTTPS } : {};

/** Headers of every response. `siteUrl`: where visitors find the site, where that is one address. */
export function commonHeaders(siteUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...transportHeaders(siteUrl),
  };
}

interface Parts {
  site?: Site;
  /** Headers of every response. */
  common: Record<string, string>;
  /** Where visitors find the site, by a request: only Fastify knows whether a trusted proxy was asked by https. */
  originOf: (request: FastifyRequest) => string;
}

/** Adds the `common` headers to every response, and to every page the policies for what it may do. */
export function securityHeaders(app: FastifyInstance, { site = {}, common, originOf }: Parts) {
  const policy = (own: string[]) => [...commonDirectives, ...own].join('; ');
  const own = site.live ? devDirectives : pageDirectives(site);
  const page = policy([...shownDirectives, ...own]);
  const office = policy([...closedDirectives, ...own]);
  const explorer = policy([...closedDirectives, ...(site.live ? devDirectives : explorerDirectives)]);
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(common).headers(transportHeaders(originOf(request)));
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage) {
      const at = pathname(request);
      const ofPage = isBelow(BACK_OFFICE, at) ? office : page;
      reply.header('content-security-policy', isExplorer(at) ? explorer : ofPage);
      reply.header('permissions-policy', PERMISSIONS);
    }
    done();
  });
}

/** Whether a path is that of GraphiQL's page, which stands at its address with and without a slash at its end. */
function isExplorer(path: string): boolean {
  return [EXPLORER, `${EXPLORER}/`].includes(path);
}

/** Whether a path is the one of a page, or stands below it. */
function isBelow(page: string, path: string): boolean {
  return path === page || path.startsWith(`${page}/`);
}
