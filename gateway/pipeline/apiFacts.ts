import { CHANGES_AT_ONCE } from '../resolvers/CarChangeConnection.ts';
import { CARS_AT_ONCE } from '../resolvers/CarConnection.ts';
import { CARS_BY_ID } from '../resolvers/Query.ts';
import { CARS_OF_ANSWER } from '../apis/CarsApi.ts';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../../rest/photos/photoLimits.ts';
import { type ErrorCode, errorCodes } from '../http/errorCodes.ts';
import { EXPORTS_AT_ONCE, EXPORTS_OF_ONE } from '../export/ExportPlaces.ts';
import type { GatewayOptions } from '../GatewayOptions.ts';
import type { Api } from '../generated/schemaTypes.ts';
import { textLimits } from '../graph/documentText.ts';
import { limits } from '../graph/operationLimits.ts';
import { PERIOD } from '../clients/FormLimit.ts';
import { LARGEST_OPERATION } from '../http/HttpError.ts';
import { LARGEST_UPLOAD } from './uploads.ts';
import { pictureFormats, pictureWidths } from '../pictures/resize.ts';

const MB = 1024 * 1024;

type Limits = Pick<GatewayOptions, 'costLimits' | 'formLimit' | 'anonymousQueries'>;

/** What the API says about itself (`Query.api`). */
export function apiFacts({ costLimits, formLimit, anonymousQueries }: Limits): Api {
  const all: [meaning: string, value: number | undefined, code: ErrorCode | null][] = [
    ['Values that a response may contain, estimated from the operation', limits.cost, 'OPERATION_TOO_COSTLY'],
    ['Cars in all lists of one response together', CARS_OF_ANSWER, 'OPERATION_TOO_COSTLY'],
    ['Depth of nested fields', limits.depth, 'OPERATION_TOO_DEEP'],
    ['Aliases in one operation', limits.aliases, 'OPERATION_TOO_MANY_ALIASES'],
    ['Tokens in one operation', textLimits.tokens, 'GRAPHQL_PARSE_FAILED'],
    ['Depth of nested braces, brackets and parentheses', textLimits.nesting, 'BAD_REQUEST'],
    [
      'Sum, over all names in an operation, of the square of their occurrences',
      textLimits.pairs,
      'BAD_REQUEST',
    ],
    ['Kilobytes of one operation with its variables', LARGEST_OPERATION / 1024, 'PAYLOAD_TOO_LARGE'],
    ['Cars on one page of a list', CARS_AT_ONCE, 'BAD_USER_INPUT'],
    ['Changes on one page of the feed', CHANGES_AT_ONCE, 'BAD_USER_INPUT'],
    ['Ids in one call of carsByIds', CARS_BY_ID, 'BAD_USER_INPUT'],
    ['Values per minute and IP address, without an API key', costLimits?.anonymous, 'RATE_LIMITED'],
    ['Values per minute and API key', costLimits?.partner, 'RATE_LIMITED'],
    [`Forms per IP address in ${PERIOD / 60} minutes`, formLimit, 'RATE_LIMITED'],
    ['Photos in one upload', MOST_PHOTOS, 'PAYLOAD_TOO_LARGE'],
    ['Megabytes of one photo', LARGEST_PHOTO / MB, 'PAYLOAD_TOO_LARGE'],
    ['Megabytes of one upload', Math.floor(LARGEST_UPLOAD / MB), 'PAYLOAD_TOO_LARGE'],
    ['Exports at the same time', EXPORTS_AT_ONCE, null],
    ['Exports at the same time per IP address or API key', EXPORTS_OF_ONE, null],
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
