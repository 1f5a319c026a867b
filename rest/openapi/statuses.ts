/** The meaning of a status, and the headers that come with it. */
interface Status {
  description: string;
  headers?: Record<string, { description: string; schema: { type: 'string' | 'integer' } }>;
}

const retryAfter = {
  'Retry-After': { description: 'How many seconds to wait', schema: { type: 'integer' } },
} as const;
const contentRange = {
  'Content-Range': {
    description: 'Which items these are, and of how many: `items 0-23/480`',
    schema: { type: 'string' },
  },
} as const;

/** Every status that a route answers with. */
export const statuses: Record<string, Status> = {
  200: { description: 'Here it is.' },
  201: { description: 'It is stored.' },
  204: { description: 'It is removed, or has ended.' },
  206: { description: 'A part of the list.', headers: contentRange },
  304: { description: 'It has not changed since the answer with this `ETag`.' },
  400: { description: 'A parameter, a header or the body cannot be read.' },
  401: {
    description: 'It needs a token or a key, or the token, the key or the password is wrong.',
    headers: { 'WWW-Authenticate': { description: 'How to send it', schema: { type: 'string' } } },
  },
  403: { description: 'It may not be done, or not by this sender.' },
  404: { description: 'It does not exist.' },
  409: {
    description:
      'The car is sold, the administrator exists already, or there are as many webhooks as there may be.',
  },
  410: {
    description: 'It existed and is gone for good: a withdrawn car, a change of more than 90 days ago.',
  },
  408: { description: 'The request took too long to arrive; the connection is closed.' },
  413: { description: 'The body, or a file in it, is too large.' },
  414: { description: 'An id in the address is longer than any there is.' },
  415: { description: 'The body has a type that is not read here.' },
  416: { description: 'The list has no item at this position.', headers: contentRange },
  422: { description: 'What was entered is not valid: `errors` says which field, and why.' },
  429: { description: 'Too much came in a short time.', headers: retryAfter },
  431: { description: 'The headers of the request are too large; the connection is closed.' },
  500: { description: 'Something went wrong on our side: try again.' },
};
