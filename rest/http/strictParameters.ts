import type { FastifyInstance } from 'fastify';

/**
 * Makes every later route that reads refuse parameters that its schema does not have (400): one that was ignored would seem
 * to narrow or order the answer. Routes of health checks have no version in their path, and stay as they are.
 */
export function strictParameters(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (![route.method].flat().includes('GET') || !route.url.startsWith('/api/')) return;
    const { querystring = { type: 'object', properties: {} } } = route.schema ?? {};
    // It is typed `unknown`; ours are object schemas.
    const strict = { ...(querystring as object), additionalProperties: false };
    route.schema = { ...route.schema, querystring: strict };
  });
}
