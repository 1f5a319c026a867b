/** The meaning of a code, and the HTTP status that it comes with. */
interface ErrorCodeMeaning {
  status: number;
  meaning: string;
}

/** Every code that stands in `extensions.code` of an error of the graph. Codes are never renamed. */
export const errorCodes = {
  BAD_REQUEST: {
    status: 400,
    meaning:
      'The request is not valid GraphQL over HTTP. With status 404: nothing exists at this address. With 406: no media type in `Accept` is supported.',
  },
  GRAPHQL_PARSE_FAILED: { status: 400, meaning: 'The operation has a syntax error.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, meaning: 'The operation does not match the schema.' },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    meaning: 'The document has no such operation, or several. Pass `operationName`.',
  },
  OPERATION_TOO_COSTLY: {
    status: 400,
    meaning:
      'The response could contain too many values. Compare `cost` with `limit` and request less at once.',
  },
  OPERATION_TOO_DEEP: {
    status: 400,
    meaning: 'Fields are nested too deeply. Compare `depth` with `limit`.',
  },
  OPERATION_TOO_MANY_ALIASES: {
    status: 400,
    meaning: 'The operation has too many aliases. Compare `aliases` with `limit`.',
  },
  SUBSCRIPTION_NOT_OFFERED: {
    status: 400,
    meaning: 'Subscriptions are not supported. Poll `carChanges` instead.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    meaning: 'The hash is unknown. Send it together with the query text.',
  },
  BAD_USER_INPUT: {
    status: 200,
    meaning:
      'An argument or a variable is invalid; the message says which, and why. With status 400: a variable has the wrong type.',
  },
  CURSOR_MISMATCH: {
    status: 200,
    meaning: 'The cursor belongs to another list. Pass the same filter and order as before.',
  },
  CURSOR_EXPIRED: {
    status: 200,
    meaning: 'The cursor has expired. Read the stock from the beginning.',
  },
  NOT_OFFERED: { status: 200, meaning: "The dealer's system does not support this." },
  NOT_FOUND: { status: 200, meaning: 'The item does not exist or is no longer listed.' },
  GONE: { status: 200, meaning: 'The dealer has withdrawn the car.' },
  UNAUTHENTICATED: {
    status: 200,
    meaning: 'Authentication is required, or the token has expired. With status 401: the API key is invalid.',
  },
  FORBIDDEN: {
    status: 403,
    meaning: 'The API key does not have the required scope. With status 200: your role does not allow this.',
  },
  DOCUMENT_NOT_TRUSTED: {
    status: 403,
    meaning: 'Only registered operations may be sent with this API key, or without a key.',
  },
  UPSTREAM_TIMEOUT: { status: 200, meaning: "The dealer's system timed out. Try again." },
  UPSTREAM_ERROR: { status: 200, meaning: "The dealer's system is unavailable. Try again." },
  UPSTREAM_CLIENT_ERROR: { status: 200, meaning: "The dealer's system rejected the request." },
  UPSTREAM_BAD_RESPONSE: { status: 200, meaning: "The dealer's system sent an invalid response." },
  REQUEST_TIMEOUT: { status: 408, meaning: 'The request body arrived too slowly.' },
  LENGTH_REQUIRED: { status: 411, meaning: 'The header `Content-Length` is missing.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'Send operations by POST or GET, as listed in the header `Allow`.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'The request body or a file in it is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'Send application/json, or multipart/form-data for files, uncompressed.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning: 'The rate limit is exceeded. Wait the number of seconds in `Retry-After`.',
  },
  INTERNAL_SERVER_ERROR: { status: 500, meaning: 'Something went wrong on our side. Try again.' },
  OVERLOADED: {
    status: 503,
    meaning: 'Too many queries are running. Try again after the time in `Retry-After`.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    meaning: 'The service is temporarily unavailable. Try again after the time in `Retry-After`.',
  },
} satisfies Record<string, ErrorCodeMeaning>;
export type ErrorCode = keyof typeof errorCodes;

/** What clients are told of a fault of ours, in place of its cause. */
export const OUR_FAULT = 'Something went wrong on our side. Try again.';
