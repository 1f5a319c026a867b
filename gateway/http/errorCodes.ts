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
      'The request cannot be read as GraphQL over HTTP. With the status 404: there is nothing at its address. With 406: its `Accept` takes nothing that can be sent.',
  },
  GRAPHQL_PARSE_FAILED: { status: 400, meaning: 'The text of the operation is no GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, meaning: 'The operation does not fit the schema.' },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    meaning: 'It is not clear which operation of the document is meant: pass operationName.',
  },
  OPERATION_TOO_COSTLY: {
    status: 400,
    meaning: 'The answer could hold too many values. `cost` and `limit` say how many: ask for less at once.',
  },
  OPERATION_TOO_DEEP: {
    status: 400,
    meaning: 'Fields are nested too deep. `depth` and `limit` say how deep.',
  },
  OPERATION_TOO_MANY_ALIASES: {
    status: 400,
    meaning: 'The operation has too many aliases. `aliases` and `limit` say how many.',
  },
  SUBSCRIPTION_NOT_OFFERED: {
    status: 400,
    meaning: 'There are no subscriptions: ask for `carChanges` again and again.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    meaning: 'Nothing is known under this hash: send it with the text.',
  },
  BAD_USER_INPUT: {
    status: 200,
    meaning:
      'An argument or a variable makes no sense. The message says which, and why. With the status 400: a variable is not of its type.',
  },
  CURSOR_MISMATCH: {
    status: 200,
    meaning: 'The cursor is of another list: pass the filter and order that it came with.',
  },
  CURSOR_EXPIRED: {
    status: 200,
    meaning: 'What is behind the cursor is not known any more: walk the stock again.',
  },
  NOT_OFFERED: { status: 200, meaning: "The dealer's records do not offer this." },
  NOT_FOUND: { status: 200, meaning: 'It does not exist, or is no longer listed.' },
  GONE: { status: 200, meaning: 'The dealer has withdrawn the car.' },
  UNAUTHENTICATED: {
    status: 200,
    meaning:
      "It needs a sign-in, or the token is not good any more. With the status 401: a partner's key is not good.",
  },
  FORBIDDEN: { status: 403, meaning: "The partner's key does not have the scope for this." },
  DOCUMENT_NOT_TRUSTED: {
    status: 403,
    meaning: 'Only operations that are registered may be sent with this key, or without a key at all.',
  },
  UPSTREAM_TIMEOUT: { status: 200, meaning: "The dealer's records did not answer in time: try again." },
  UPSTREAM_ERROR: { status: 200, meaning: "The dealer's records cannot be reached: try again." },
  UPSTREAM_CLIENT_ERROR: { status: 200, meaning: "The dealer's records did not accept what was asked." },
  UPSTREAM_BAD_RESPONSE: { status: 200, meaning: "The dealer's records gave an answer that cannot be read." },
  REQUEST_TIMEOUT: { status: 408, meaning: 'The body came too slowly.' },
  LENGTH_REQUIRED: { status: 411, meaning: 'The request does not say how long its body is.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'Operations are sent by POST or GET: the header `Allow` says so.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'The body, or a file in it, is too large.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'Send application/json, or multipart/form-data with files; not compressed.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning: 'Too much came in a short time: `Retry-After` says how many seconds to wait.',
  },
  INTERNAL_SERVER_ERROR: { status: 500, meaning: 'Something went wrong on our side: try again.' },
  OVERLOADED: {
    status: 503,
    meaning: 'Too many queries are under way: `Retry-After` says when to try again.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    meaning: 'This cannot be taken at the moment: `Retry-After` says when to try again.',
  },
} satisfies Record<string, ErrorCodeMeaning>;
export type ErrorCode = keyof typeof errorCodes;

/** What clients are told of a fault of ours, in place of its cause. */
export const OUR_FAULT = 'Something went wrong on our side. Try again.';
