import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stale } from '../../rest/http/errors.ts';
import { handleErrors } from '../../rest/http/handleErrors.ts';
import { revisionOf } from '../../rest/http/ifMatch.ts';
import { StaleBody } from '../../rest/http/schemas.ts';

const app = fastify();
/** A record that Huda has just written for the third time. */
const current = { id: '7F3A-91C2', status: 'WAITING', revision: 3 };
const changed = [{ field: 'status', message: 'Huda set it to waiting at 12:03.' }];

beforeAll(async () => {
  handleErrors(app);
  app.patch('/record', { schema: { response: { 412: StaleBody } } }, async (request) => {
    if (revisionOf(request) === current.revision) return { ...current, revision: 4 };
    throw new Stale({ message: 'Huda has changed this meanwhile.', changed, current });
  });
  await app.ready();
});
afterAll(() => app.close());

async function patch(header?: string) {
  const headers = header === undefined ? {} : { 'if-match': header };
  const { statusCode, body } = await app.inject({ method: 'PATCH', url: '/record', headers });
  return { status: statusCode, body: JSON.parse(body) as unknown };
}

describe('who changes a record', () => {
  it('changes the revision that was read (BO-7)', async () => {
    expect(await patch('"3"')).toEqual({ status: 200, body: { ...current, revision: 4 } });
  });

  it('is told what somebody else has changed since, and how the record is now (BO-7)', async () => {
    expect(await patch('"2"')).toEqual({
      status: 412,
      body: { message: 'Huda has changed this meanwhile.', changed, current },
    });
  });

  it('is asked for the revision where none was named', async () => {
    expect(await patch()).toEqual({
      status: 428,
      body: {
        message:
          'Say which revision you change: send its number in the header If-Match, such as If-Match: "3".',
      },
    });
  });

  it.each(['3', 'W/"3"', '*', '""', '"3", "4"', '"-1"', '"1e3"'])(
    'is told how to write one, not %s',
    async (header) => {
      expect(await patch(header)).toEqual({
        status: 400,
        body: { message: 'If-Match must be the number of a revision in quotes, such as If-Match: "3".' },
      });
    },
  );
});
