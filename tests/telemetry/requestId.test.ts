import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOrigin } from '../origins/runOrigin.ts';
import { json } from '../origins/faultyOrigin.ts';
import { type RunningGateway, runGateway } from '../servers/runGateway.ts';
import { type RunningRest, runRest } from '../servers/runRest.ts';
import { formMutations } from '../forms/mutations.ts';

let origin: Awaited<ReturnType<typeof runOrigin>>;
let gateway: RunningGateway;
/** The ids that reached the origin, and the lines of the gateway's log. */
let [asked, log]: [unknown[], Record<string, unknown>[]] = [[], []];

beforeEach(async () => {
  [asked, log] = [[], []];
  origin = await runOrigin((request, response) => {
    asked.push(request.headers['x-request-id']);
    return request.url?.includes('companies') ? json([])(request, response) : response.writeHead(500).end();
  });
  const stream = { write: (line: string) => void log.push(JSON.parse(line)) };
  gateway = await runGateway({ restUrl: origin.url, logger: { level: 'info', stream } });
});
afterEach(async () => {
  await gateway.close();
  await origin.close();
});

/** Asks `query` and gives the id that comes with the answer. */
async function idOf(query: string, headers: Record<string, string> = {}, variables: object = {}) {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  await answer.text();
  return answer.headers.get('x-request-id');
}

describe('the id of a request', () => {
  it('that a partner has given comes back to him, from the cache as well, and reaches the REST API', async () => {
    for (let i = 1; i <= 4; i += 1) {
      expect(await idOf('{ makes { id } }', { 'x-request-id': `partner-${i}` })).toBe(`partner-${i}`);
    }
    expect(asked).toEqual(['partner-1']);
  });

  it('is a new one where none was given, or one that no log should have', async () => {
    const given = ['', 'a b', 'x'.repeat(65), '{"level":60}'];
    const ids = [await idOf('{ makes { id } }')];
    for (const id of given) ids.push(await idOf('{ makes { id } }', { 'x-request-id': id }));
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8}-\w+$/);
  });

  it('stands in the line of the log that says what went wrong', async () => {
    await idOf('{ blogs { id } }', { 'x-request-id': 'partner-7' });
    expect(log.find(({ level }) => Number(level) >= 40)).toMatchObject({ requestId: 'partner-7' });
  });

  it('goes with a form', async () => {
    const [form] = formMutations as [(typeof formMutations)[number]];
    await idOf(form.document, { 'x-request-id': 'visitor-1' }, { input: form.input });
    expect(asked).toEqual(['visitor-1']);
  });
});

it('the REST API sends the id of a request with its answer, and writes it into its log', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const rest: RunningRest = await runRest({ logger: { level: 'info', stream } });
  await rest.store.close();
  const { headers } = await rest.get('/api/v1/blogs', { 'x-request-id': 'partner-9' });
  expect(headers.get('x-request-id')).toBe('partner-9');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ requestId: 'partner-9' }),
  );
  await rest.close().catch(() => undefined);
});
