import Type from 'typebox';
import { RecordedChange } from '../../rest/cars/changes/carChange.ts';
import { graphFieldsOf } from './carFields.ts';
import { type CarParent, wireCar } from './carFromWire.ts';
import { itemReader } from '../origin/decodeList.ts';
import { decodeResponse } from '../origin/decodeResponse.ts';
import { encodePathSegment } from '../origin/encodePathSegment.ts';
import type { RestApi } from '../origin/RestApi.ts';
import type { Decoder, LeftOut } from '../origin/RestResponse.ts';
import { UpstreamFailure } from '../origin/upstreamErrors.ts';

/** The origin's feed of changes. */
const PATH = '/api/v1/cars/changes';

const readCar = itemReader(wireCar);

const decodeFeed = decodeResponse(
  Type.Object({
    changes: Type.Array(
      Type.Object({
        cursor: Type.String(),
        at: Type.String(),
        ...RecordedChange.properties,
        car: Type.Unknown(),
      }),
    ),
    cursor: Type.String(),
    hasMore: Type.Boolean(),
  }),
  (feed) => feed,
);

/** A car that cannot be read is null, as lists leave it out as well: one bad record does not stop who follows the feed. */
const decodeChanges: Decoder<ChangesPart> = (body, reading) => {
  const { changes, cursor, hasMore } = decodeFeed(body, reading);
  const leftOut: LeftOut = { count: 0, all: false, items: [] };
  const nodes = changes.map(({ cursor: id, car, changedFields, ...change }, position) => ({
    ...change,
    id,
    changedFields: graphFieldsOf(changedFields),
    car: car === null ? null : readCar(car, position, leftOut),
  }));
  if (leftOut.count > 0) reading.leftOut = leftOut;
  return { changes: nodes, cursor, hasMore };
};

/** A change as the graph has it. */
export interface CarChangeParent extends Omit<RecordedChange, 'changedFields'> {
  id: string;
  at: string;
  changedFields: string[];
  car: CarParent | null;
}

/** A part of the feed, and the cursor behind it. */
interface ChangesPart {
  changes: CarChangeParent[];
  cursor: string;
  hasMore: boolean;
}

/**
 * At most `limit` changes since the cursor `after`, oldest first, and the cursor for the next ones; never from a cache. Throws
 * `UpstreamFailure`: `CURSOR_EXPIRED` where the changes are no longer kept, `NOT_OFFERED` where the origin has no feed.
 */
export async function carChanges(
  rest: RestApi,
  after: string | undefined,
  limit: number,
): Promise<ChangesPart> {
  const behind = after === undefined ? '' : `&after=${encodePathSegment(after)}`;
  try {
    return (await rest.get(`${PATH}?limit=${limit}${behind}`, decodeChanges, { noStore: true })).value;
  } catch (failure) {
    const { code } = failure as UpstreamFailure;
    if (code === 'NOT_FOUND') throw new UpstreamFailure('NOT_OFFERED', 'no changes');
    if (code === 'GONE' || code === 'UPSTREAM_CLIENT_ERROR')
      throw new UpstreamFailure('CURSOR_EXPIRED', failure as Error);
    throw failure;
  }
}
