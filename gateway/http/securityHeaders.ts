import type { FastifyInstance } from 'fastify';

/**
 * What a page may load and run: its own scripts only, never one that stands in its HTML. Styles may stand there,
 * since placeholders of pictures and libraries set them; the map is the one frame, after a click.
 */
const pagePolicy = (live: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self'${live ? " 'unsafe-inline'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' blob:${live ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers that keep a page to itself, on every answer; the policy of pages on every page. */
export function securityHeaders(app: FastifyInstance, live = false) {
  const policy = pagePolicy(live);
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage) reply.header('content-security-policy', policy);
  });
}
