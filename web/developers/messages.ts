import { dealership } from '../dealer/dealership.ts';
import type { Catalogue } from '../ui/text/useMessages.ts';

const en = {
  title: 'Developers: the API of our stock',
  description: `Query the cars of ${dealership.name} with GraphQL: quick starts in curl, JavaScript and Python, changes as they happen, exports, pictures, limits and errors.`,
  heading: 'Build with our stock',
  lead: 'Every car that we list, its pictures and its price, through one GraphQL API. Reading needs no key, and the answer shows what the site shows.',
  leadWithKey:
    'Every car that we list, its pictures and its price, through one GraphQL API. This server runs operations of your own with a partner’s key only: write to us for one.',
  contents: 'Contents',
  explore: 'Try it in GraphiQL',
  schema: 'The schema as a file',
  endpoint: 'Send operations to',
  program: (name: string) => `Quick start in ${name}`,
  mirror: 'The mirror program',
  receiver: 'The receiver',
  unreachable: 'The lists cannot be shown at the moment. Reload the page to try again.',
  widths: 'Widths',
  formats: 'Formats',
  jsonLines: 'The stock as JSON lines',
  csv: 'The stock as CSV',
  exportsNeedKey: 'This server gives the whole stock with a partner’s key only.',
  csvForExcel: 'The stock as CSV for Excel',
  contact: 'Questions about an integration:',
  start: {
    heading: 'Quick start',
    body: [
      'Copy a program and run it with the address above. Each one runs as it stands; the Python one needs nothing but its standard library.',
      'Send JSON by POST. `Content-Type: application/json` is all that a request needs. Pages on other origins may ask as well: answers allow every origin, without credentials.',
    ],
  },
  lists: {
    heading: 'Lists and cursors',
    body: [
      'A list comes in parts. Pass `endCursor` of a part as `after` of the next one, as long as `hasNextPage` is true; `before` and `last` go backward.',
      'Besides what the panel of the site offers, a filter has `search` (what people type), `status`, `stockNumbers` and `updatedSince`.',
      'A cursor belongs to its filter and its order: another one is refused with `CURSOR_MISMATCH`. A car that is listed during the whole walk is met once, whatever is sold, priced anew or listed meanwhile. A walk during which very much has changed is refused with `CURSOR_EXPIRED`: begin it again.',
    ],
  },
  changes: {
    heading: 'Changes and a mirror',
    body: [
      '`carChanges` tells what has happened to the cars, in order: listed, changed, priced anew, reserved, sold, withdrawn, listed again. It is never answered from a cache: a change is in the first answer after it.',
      'To keep a copy, take `changesCursor` with the first part of the walk, walk the stock, then follow the changes from that cursor. A change whose `car` is null says that the car has left. The program below does that, keeps its place in a file, and may be stopped at any moment.',
    ],
  },
  webhooks: {
    heading: 'Webhooks',
    body: [
      'Instead of asking for changes, a partner whose key has the scope `webhooks:manage` can have them told: `createWebhook(input: { url: "https://…" })` gives a secret, which is shown that once. Each change is a POST of `{ type, cursor, carId, at, kind, price }`; ask for the car with `carsByIds`.',
      'Messages are signed as Standard Webhooks has it, so its libraries check them; the program below needs none. Answer with any 2xx within eight seconds. What is not taken comes again, with the same `webhook-id`, after pauses that grow from five seconds to six hours; after three days the webhook is off, and you get a mail. Answer 429 or 503 with `Retry-After` to be left alone for longer, six hours at most, and 410 to have it off at once. Messages may come in another order than the changes happened: `cursor` says where each stands.',
      '`updateWebhook` pauses a webhook, goes on where it was left, and makes a new secret; until the next one is made, messages have both signatures. `testWebhook` tells what your address answers, and `redeliverWebhook` delivers all changes behind a cursor again. Addresses begin with `https://` and are on the open internet; redirections are not followed.',
    ],
  },
  exports: {
    heading: 'Everything at once',
    body: [
      'The whole stock in one answer. The first line of the JSON lines has the number of cars and the `changesCursor`; the last one says `"end":true`: what lacks it is not complete. The CSV has the columns of Google’s vehicle feed; `?for=excel` writes it so that Excel reads every letter and runs no formula.',
      'Parameters narrow both, under the names of `CarFilter`: `/export/cars.csv?makes=BMW,Audi&price=100000,200000&availableNow=true`. Lists have commas, and a range is `min,max` with an open end left empty (`price=,200000`); `status` takes `available`, `reserved` and `sold`. A parameter that is unknown or cannot be read is refused with a sentence (400). `changesCursor` follows the changes of all cars, whatever the filter: compare each change with yours.',
      'Both have an `ETag`: with `If-None-Match` an unchanged answer is 304.',
    ],
  },
  pictures: {
    heading: 'Pictures',
    body: [
      '`images` and `cover` of a car have a `url(width: 1200, format: JPG)`: ask for the width and the format that you need. The address is `/pictures/<width>.<format>/<path>`. A picture is never enlarged, and what an address shows never changes: keep it as long as you like.',
    ],
  },
  http: {
    heading: 'Over HTTP',
    body: [
      'Queries may also be sent by GET, with a header `Apollo-Require-Preflight: true`, and by the SHA-256 of their text (persisted queries), in `documentId` as `sha256:…` or as Apollo’s clients do it.',
      'Answers without errors have an `ETag` where they are asked for by GET or come from the cache: send it as `If-None-Match`, and an unchanged answer is 304 without a body. `Cache-Status` says where an answer comes from. Answers are compressed where you accept it.',
      'Every answer has an `X-Request-Id`, yours where you send one. Quote it when you ask for help.',
    ],
  },
  limits: {
    heading: 'Keys and limits',
    body: [
      'Reading needs no key. A partner has one with more room, for inventory, enquiries or both: send it as `Authorization: Bearer pk_…`, and ask `{ partner { scopes limits { remaining } } }` what it may do. We give keys to partners who write to us.',
      'A partner may have operations registered by us: their SHA-256 alone is sent then, and a key may be limited to them, so that it is of little use to whoever finds it in a page or an app.',
      'An operation costs as many points as its answer may hold values, and a `first` in a variable counts as the most that it may be; what comes from the cache costs nothing. `RateLimit` in the headers and, with a key, `extensions.cost` say what is left.',
      'The numbers of the server that answers, and the code of the refusal, which has the numbers in its `extensions`. After a 429 or 503, `Retry-After` says how many seconds to wait.',
    ],
  },
  errors: {
    heading: 'Errors',
    body: [
      'Each error has a sentence and a stable code in `extensions.code`. A query whose fields are answered in part is 200, with an error beside each field that is null. What the sender of a form can put right stands in `userErrors` of its payload.',
    ],
  },
  changelog: {
    heading: 'Changelog',
    body: ['A change of the schema that breaks a query, or may, is announced here in these words.'],
  },
};

export const developersMessages: Catalogue<typeof en> = { en };
