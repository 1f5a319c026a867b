import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { OpenAPIV3 } from 'openapi-types';
import { completeDocument } from './completeDocument.ts';
import { statuses } from './statuses.ts';

const DESCRIPTION = `The stock, the blog and the forms of a dealer of premium used cars, as used by the GraphQL gateway.

**Reading** needs no key. Responses have an \`ETag\` and may be cached for ten seconds; from 1 kB on they are compressed where
\`Accept-Encoding\` allows it. **Long lists** are read in parts: \`Range: items=0-23\`, or cursors (\`Prefer: cursors\`, then \`after\`),
with which each car is met once whatever changes meanwhile. \`/api/v1/cars/changes\` tells what has happened since.

**Forms** take an \`Idempotency-Key\`, with which a form may be sent again safely. **Administrators** sign in with a password, and
send the token that they get: it is valid for eight hours after its last use, and for twelve in all. **Partners** send their key, and have \`/api/v1/partner/webhooks\` told what changes.

**Errors** have a status and a \`message\`, a sentence that says what to do; 422 has a sentence for each field in \`errors\`.

| Status | Meaning |
| ------ | ------- |
${Object.entries(statuses)
  .filter(([status]) => Number(status) >= 400)
  .map(([status, { description }]) => `| ${status} | ${description} |`)
  .join('\n')}

Every answer has an \`X-Request-Id\`: that of the request, or a new one. Quote it when you ask for help.`;

/** What the document at `/api/v1/openapi.json` contains besides the schemas of the routes. */
export const apiDescription: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.0.3',
    info: {
      title: 'Premium used cars: REST API',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The server that serves this document' }],
    security: [],
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `token` of a login or a sign-up, for eight hours after its last use',
        },
        partnerKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The key of a partner, `pk_…`: with the scope `webhooks:manage`, or `leads:write` for forms',
        },
      },
    },
  },
  refResolver: {
    buildLocalReference: (json, _base, _fragment, i) => (json.$id as string | undefined) ?? `schema-${i}`,
  },
  transformObject: (document) =>
    // `openapi` above makes it a document of version 3.
    'openapiObject' in document ? completeDocument(document.openapiObject as OpenAPIV3.Document) : {},
};
