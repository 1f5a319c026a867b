import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { setTimeout } from 'node:timers/promises';
import Type from 'typebox';
import { BadRequest } from '../../http/errors.ts';
import { ErrorBody, ref } from '../../http/schemas.ts';
import type { CarStore } from '../carStore.ts';
import { CarChange } from './carChange.ts';
import { type ChangeCursor, decodeChangeCursor, encodeChangeCursor } from './ChangeCursor.ts';

/** The largest number of changes in an answer, and the default. */
const [MAX_LIMIT, LIMIT] = [1_000, 100];
/** How long an answer may wait for a change, seconds, and how often it looks for one, ms. */
const [MAX_WAIT, LOOK_EVERY] = [30, 100];
/** The cursor for the place after the newest change. */
const LATEST = 'latest';

const ChangesBody = Type.Object({
  changes: Type.Array(ref(CarChange)),
  cursor: Type.String({ description: 'Pass it as `after` to continue' }),
  hasMore: Type.Boolean({ description: 'Whether more changes follow' }),
});

/** The route of the feed of changes. Its answers are never cached. */
export function changeRoutes(cars: CarStore): FastifyPluginAsyncTypebox {
  return async (app) => {
    const closing = new AbortController();
    app.addHook('preClose', async () => closing.abort());

    app.get(
      '/api/v1/cars/changes',
      {
        schema: {
          operationId: 'listCarChanges',
          summary: 'The feed of changes of the cars, oldest first',
          description:
            'Changes are kept for 90 days. A change is in the first response after its write. With the header ' +
            '`Prefer: wait=20`, the server waits up to 20 seconds for a change if there is none yet.',
          querystring: Type.Object({
            after: Type.Optional(
              Type.String({
                maxLength: 40,
                description: 'A cursor, or `latest`; default: from the oldest change',
              }),
            ),
            limit: Type.Optional(
              Type.Integer({ minimum: 1, maximum: MAX_LIMIT, description: `Default ${LIMIT}` }),
            ),
          }),
          response: { 200: ChangesBody, 400: ref(ErrorBody), 410: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        const { after, limit = LIMIT } = request.query;
        const place = await placeOf(after);
        reply.header('cache-control', 'no-store');
        return readPart(place, limit, waitOf(request.headers.prefer));
      },
    );

    async function placeOf(after: string | undefined): Promise<ChangeCursor> {
      if (after === undefined) return cars.changes.oldest();
      const place = after === LATEST ? await cars.changes.newest() : decodeChangeCursor(after);
      if (place) return place;
      throw new BadRequest('after is not a cursor of this feed. Pass the cursor of a response, or omit it.');
    }

    /** Waits until there is a change after a place; false if none comes until a time (ms by `performance.now()`). */
    async function comesUntil(place: ChangeCursor, until: number): Promise<boolean> {
      while (performance.now() < until && !closing.signal.aborted) {
        if ((await cars.changes.newest()).number > place.number) return true;
        await setTimeout(LOOK_EVERY, undefined, { signal: closing.signal }).catch(() => undefined);
      }
      return false;
    }

    /** The changes after a place; if there are none, those that come within `wait` seconds. */
    async function readPart(place: ChangeCursor, limit: number, wait: number) {
      const until = performance.now() + wait * 1_000;
      for (;;) {
        const found = await cars.changes.behind(place, limit + 1);
        if (found.length === 0 && (await comesUntil(place, until))) continue;
        const part = found.slice(0, limit);
        // The cars are read after the changes, so that no car is older than its change.
        const listed = await cars.byIds([...new Set(part.map(({ carId }) => carId))]);
        const byId = new Map(listed.map((car) => [car._id, car]));
        return {
          changes: part.map(({ place: behind, ...change }) => ({
            ...change,
            cursor: encodeChangeCursor(behind),
            car: byId.get(change.carId) ?? null,
          })),
          cursor: encodeChangeCursor(part.at(-1)?.place ?? place),
          hasMore: found.length > limit,
        };
      }
    }
  };
}

/** The seconds of `Prefer: wait=20` (RFC 7240), at most `MAX_WAIT`; 0 if the header has none. */
function waitOf(header: string | string[] | undefined): number {
  return Math.min(Number(/(?:^|[,;\s])wait=(\d{1,4})/.exec(String(header))?.[1] ?? 0), MAX_WAIT);
}
