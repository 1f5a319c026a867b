/** The meaning of a status, and the headers that come with it. */
interface Status {
  description: string;
  headers?: Record<string, { description: string; schema: { type: 'string' | 'integer' } }>;
}

const retryAfter = {
  'Retry-After': { description: 'The number of seconds to wait', schema: { type: 'integer' } },
} as const;
const contentRange = {
  'Content-Range': {
    description: 'The positions of these items and the total: `items 0-23/480`',
    schema: { type: 'string' },
  },
} as const;

/** Every status that a route answers with. */
export const statuses: Record<string, Status> = {
  200: { description: 'Success.' },
  201: { description: 'Stored.' },
  204: { description: 'Removed or ended.' },
  206: { description: 'A part of the list.', headers: contentRange },
  304: { description: 'Not modified since the response with this `ETag`.' },
  400: { description: 'A parameter, a header or the request body is invalid.' },
  401: {
    description: 'A token or an API key is required, or the token, the key or the password is invalid.',
    headers: { 'WWW-Authenticate': { description: 'The authentication scheme', schema: { type: 'string' } } },
  },
  403: { description: 'This client is not allowed to do this.' },
  404: { description: 'Not found.' },
  409: {
    description:
      'The car is sold, the administrator already exists, the last active owner would be lost, the maximum number of webhooks is reached, or a bulk change cannot be started or undone now.',
  },
  410: {
    description: 'Permanently gone: a withdrawn car, or changes of more than 90 days ago.',
  },
  408: { description: 'The request arrived too slowly; the connection is closed.' },
  412: {
    description:
      'Somebody else has changed the record since the revision in `If-Match`: see `changed`, `current`.',
  },
  413: { description: 'The request body or a file in it is too large.' },
  414: { description: 'An id in the URL is too long.' },
  415: { description: 'The media type of the request body is not supported.' },
  416: { description: 'The list has no item at this position.', headers: contentRange },
  422: { description: 'The input is invalid: `errors` has a message for each field.' },
  428: { description: 'The header `If-Match` with the revision of the record is missing.' },
  429: { description: 'The rate limit is exceeded.', headers: retryAfter },
  431: { description: 'The request headers are too large; the connection is closed.' },
  500: { description: 'Something went wrong on our side. Try again.' },
};
