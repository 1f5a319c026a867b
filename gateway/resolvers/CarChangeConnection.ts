import type { CarsApi } from '../apis/CarsApi.ts';
import type { QueryCarChangesArgs } from '../generated/schemaTypes.ts';
import type { RequireFields } from '../generated/resolvers.ts';
import { badUserInput } from './badUserInput.ts';

export const CHANGES_AT_ONCE = 100;

/** Reads the changes that the arguments ask for; throws `BAD_USER_INPUT` for invalid arguments. */
export async function carChangeConnection(
  { after, first }: RequireFields<QueryCarChangesArgs, 'first'>,
  cars: CarsApi,
) {
  if (first < 1 || first > CHANGES_AT_ONCE) throw badUserInput(`first must be from 1 to ${CHANGES_AT_ONCE}.`);
  const { changes, cursor, hasMore } = await cars.changes(after ?? undefined, first);
  const pageInfo = {
    hasNextPage: hasMore,
    hasPreviousPage: typeof after === 'string',
    startCursor: changes[0]?.id ?? null,
    endCursor: cursor,
  };
  return { nodes: changes, pageInfo };
}
