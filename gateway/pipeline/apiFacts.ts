import { CHANGES_AT_ONCE } from '../resolvers/CarChangeConnection.ts';
import { CARS_AT_ONCE } from '../resolvers/CarConnection.ts';
import { CARS_BY_ID } from '../resolvers/Query.ts';
import { CARS_OF_ANSWER } from '../apis/CarsApi.ts';
import { photoLimits } from '../origin/photos.ts';
import { type ErrorCode, errorCodes } from '../http/errorCodes.ts';
import { EXPORTS_AT_ONCE, EXPORTS_OF_ONE } from '../export/ExportPlaces.ts';
import type { Api } from '../generated/schemaTypes.ts';
import { textLimits } from '../graph/documentText.ts';
import { limits } from '../graph/operationLimits.ts';
import { PERIOD } from '../clients/FormLimit.ts';
import type { CostLimits } from '../clients/Clients.ts';
import { LARGEST_OPERATION } from '../http/HttpError.ts';
import { LARGEST_UPLOAD } from './uploads.ts';
import { pictureFormats, pictureWidths } from '../pictures/resize.ts';

const MB = 1024 * 1024;

interface Limits {
  /** How many points the operations of an address without a key, and of a key, may cost in a minute. */
  costLimits?: CostLimits;
  /** As in `createGateway`. */
  formLimit?: number;
  /** As in `createGateway`. */
  anonymousQueries?: 'any' | 'trusted';
}

/** What the API says about itself (`Query.api`). */
export function apiFacts({ costLimits, formLimit, anonymousQueries }: Limits): Api {
  const all: [meaning: string, value: number | undefined, code: ErrorCode | null][] = [
    ['Values that an answer may hold, as far as the operation tells', limits.cost, 'OPERATION_TOO_COSTLY'],
    ['Cars that the lists of one answer may hold together', CARS_OF_ANSWER, 'OPERATION_TOO_COSTLY'],
    ['Fields that are nested in one another', limits.depth, 'OPERATION_TOO_DEEP'],
    ['Aliases of one operation', limits.aliases, 'OPERATION_TOO_MANY_ALIASES'],
    ['Tokens of the text of an operation', textLimits.tokens, 'GRAPHQL_PARSE_FAILED'],
    ['Braces, brackets and parentheses that are open at once', textLimits.nesting, 'BAD_REQUEST'],
    ['Sum of the squares of how often each name occurs in an operation', textLimits.pairs, 'BAD_REQUEST'],
    ['Kilobytes of an operation with its variables', LARGEST_OPERATION / 1024, 'PAYLOAD_TOO_LARGE'],
    ['Cars of one part of a list', CARS_AT_ONCE, 'BAD_USER_INPUT'],
    ['Changes of one part of the feed', CHANGES_AT_ONCE, 'BAD_USER_INPUT'],
    ['Ids that are asked for with carsByIds', CARS_BY_ID, 'BAD_USER_INPUT'],
    ['Values that an address may ask for in a minute, without a key', costLimits?.anonymous, 'RATE_LIMITED'],
    ['Values that a key may ask for in a minute', costLimits?.partner, 'RATE_LIMITED'],
    [`Forms from one address in ${PERIOD / 60} minutes`, formLimit, 'RATE_LIMITED'],
    ['Photos of one upload', photoLimits.maxFiles, 'PAYLOAD_TOO_LARGE'],
    ['Megabytes of one photo', photoLimits.maxFileSize / MB, 'PAYLOAD_TOO_LARGE'],
    ['Megabytes of one upload', Math.floor(LARGEST_UPLOAD / MB), 'PAYLOAD_TOO_LARGE'],
    ['Exports that are under way at once', EXPORTS_AT_ONCE, null],
    ['Exports that one address or key has under way at once', EXPORTS_OF_ONE, null],
  ];
  return {
    errorCodes: Object.entries(errorCodes)
      .map(([code, { status, meaning }]) => ({ code, status, meaning }))
      .toSorted((a, b) => a.status - b.status),
    limits: all.flatMap(([meaning, value, code]) => (value === undefined ? [] : [{ meaning, value, code }])),
    pictureWidths: [...pictureWidths],
    pictureFormats: [...pictureFormats],
    needsKey: anonymousQueries === 'trusted',
  };
}
