import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  title: 'Developers: the API of our stock',
  description: `Query the cars of ${dealership.name} with GraphQL: quick starts in curl, JavaScript and Python, changes as they happen, exports, pictures, limits and errors.`,
  heading: 'Build with our stock',
  lead: 'All our cars with their pictures and prices, through one GraphQL API. Reading needs no API key, and returns the same data as the site.',
  leadWithKey:
    'All our cars with their pictures and prices, through one GraphQL API. To run your own operations, you need an API key: write to us for one.',
  contents: 'Contents',
  explore: 'Try it in GraphiQL',
  schema: 'The schema as a file',
  endpoint: 'Send operations to',
  program: (name: string) => `Quick start in ${name}`,
  mirror: 'The mirror program',
  receiver: 'The receiver',
  unreachable: 'The lists are unavailable at the moment. Reload the page to try again.',
  widths: 'Widths',
  formats: 'Formats',
  jsonLines: 'The stock as JSON lines',
  csv: 'The stock as CSV',
  exportsNeedKey: 'Exporting the whole stock requires an API key.',
  csvForExcel: 'The stock as CSV for Excel',
  feedForGoogle: 'The cars for sale as a vehicle feed for Google',
  feedForMeta: 'The cars for sale as a vehicle feed for Meta',
  contact: 'Questions about an integration:',
  start: {
    heading: 'Quick start',
    body: [
      'Copy a program and run it with the address above. Each one runs unchanged; the Python one needs only the standard library.',
      'Send JSON by POST with `Content-Type: application/json`; no other header is required. Every origin is allowed (CORS), without credentials.',
    ],
  },
  lists: {
    heading: 'Lists and cursors',
    body: [
      'Lists are paginated. Pass `endCursor` of a page as `after` of the next one while `hasNextPage` is true; `before` and `last` go backward.',
      'Besides the filters of the site, there are `search` (free text), `status`, `stockNumbers` and `updatedSince`.',
      'A cursor is valid only with the same filter and order, otherwise the error is `CURSOR_MISMATCH`. A car that stays listed while you read is returned exactly once, whatever is sold, repriced or added meanwhile. If too much has changed since the first page, the error is `CURSOR_EXPIRED`: start again.',
    ],
  },
  changes: {
    heading: 'Changes and a mirror',
    body: [
      '`carChanges` returns the changes of the cars in order: listed, changed, repriced, reserved, sold, withdrawn, relisted. It is never cached: a change is in the first response after it.',
      'To mirror the stock, keep `changesCursor` of the first page, read all pages, then poll for changes after that cursor. If `car` of a change is null, the car was removed. The program below does this, keeps its position in a file, and can be stopped at any time.',
    ],
  },
  webhooks: {
    heading: 'Webhooks',
    body: [
      'Instead of polling, a partner whose key has the scope `webhooks:manage` can receive changes: `createWebhook(input: { url: "https://…" })` returns a secret, which is shown only once. Each change is a POST of `{ type, cursor, carId, at, kind, price }`; read the car with `carsByIds`.',
      'Messages are signed according to Standard Webhooks, so its libraries can verify them; the program below needs none. Respond with any 2xx within eight seconds. A failed delivery is retried with the same `webhook-id`, at intervals from five seconds to six hours; after three days the webhook is turned off, and you receive an email. Respond with 429 or 503 and `Retry-After` to delay the next attempt by at most six hours, or with 410 to turn the webhook off. Messages may arrive out of order: `cursor` gives the position of each.',
      '`updateWebhook` pauses and resumes a webhook and rotates its secret; until the next rotation, messages have both signatures. `testWebhook` returns the response of your address, and `redeliverWebhook` redelivers all changes after a cursor. Addresses must begin with `https://` and be on the public internet; redirects are not followed.',
    ],
  },
  exports: {
    heading: 'Everything at once',
    body: [
      'The whole stock in one response. The first line of the JSON lines has the number of cars and the `changesCursor`; the last one is `"end":true`: without it, the export is incomplete. The CSV has the columns of Google’s vehicle feed; with `?for=excel`, Excel reads all characters and runs no formulas.',
      'Both can be filtered by the fields of `CarFilter`: `/export/cars.csv?makes=BMW,Audi&price=100000,200000&availableNow=true`. Lists have commas, and a range is `min,max` with an open end left empty (`price=,200000`); `status` takes `available`, `reserved` and `sold`. Unknown and invalid parameters are rejected (400). `changesCursor` follows the changes of all cars, regardless of the filter.',
      'Both have an `ETag`: with `If-None-Match`, an unchanged response is 304.',
    ],
  },
  pictures: {
    heading: 'Pictures',
    body: [
      '`images` and `cover` of a car have a `url(width: 1200, format: JPG)`: choose the width and the format that you need. The address is `/pictures/<width>.<format>/<path>`. Pictures are never enlarged, and the content of an address never changes: cache it as long as you like.',
    ],
  },
  http: {
    heading: 'Over HTTP',
    body: [
      'Queries can also be sent by GET, with the header `Apollo-Require-Preflight: true`, and by the SHA-256 of their text (persisted queries), in `documentId` as `sha256:…` or as Apollo’s clients do it.',
      'Responses without errors have an `ETag` if they are requested by GET or come from the cache: send it as `If-None-Match`, and an unchanged response is 304 without a body. `Cache-Status` states the source of a response. Responses are compressed if you accept it.',
      'Every response has an `X-Request-Id`: yours if you send one. Quote it when you ask for help.',
    ],
  },
  limits: {
    heading: 'Keys and limits',
    body: [
      'Reading needs no API key. Partners have keys with higher limits, for inventory, enquiries or both: send yours as `Authorization: Bearer pk_…`, and query `{ partner { scopes limits { remaining } } }` for its scopes and limits. Write to us to get a key.',
      'We can register a partner’s operations: the partner then sends only their SHA-256, and a key can be restricted to them, so that it is of little use if it leaks from a page or an app.',
      'An operation costs as many points as its response may contain values, and a `first` in a variable counts as its maximum; cached responses are free. The `RateLimit` headers and, with a key, `extensions.cost` state the remaining points.',
      'The limits of this server, and the error code when one is exceeded, with the numbers in its `extensions`. After a 429 or 503, wait the number of seconds in `Retry-After`.',
    ],
  },
  errors: {
    heading: 'Errors',
    body: [
      'Each error has a message and a stable code in `extensions.code`. A partially successful query is 200, with an error for each field that is null. Invalid input of a form is reported in `userErrors` of its payload.',
    ],
  },
  changelog: {
    heading: 'Changelog',
    body: ['Changes of the schema that break or may break a query are announced here.'],
  },
};

export const developersMessages: Catalogue<typeof en> = { en };
