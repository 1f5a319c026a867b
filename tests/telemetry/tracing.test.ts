import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../servers/freePort.ts';
import { until } from '../until.ts';

/** A span in the JSON of OTLP. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** The server that made it. */
  service: string | undefined;
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface Traces {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Omit<Span, 'service'>[] }[] }[];
}

let folder: string;
let processes: ChildProcess[] = [];
const spans: Span[] = [];
let site: string;
/** What both servers have logged. */
let log: string;
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    const { resourceSpans } = body as Traces;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.end('{}');
  });
});

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cars-'));
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const [port, restPort] = [await freePort(), await freePort()];
  site = `http://127.0.0.1:${port}`;
  const settings = {
    ...{ PORT: String(port), REST_PORT: String(restPort), HOST: '127.0.0.1', DATA_DIR: folder },
    ...{ LOG_LEVEL: 'debug', DEMO_STOCK: 'false', OTEL_BSP_SCHEDULE_DELAY: '50' },
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  };
  log = '';
  processes = ['rest', 'gateway'].map((name) => {
    const child = spawn(process.execPath, ['--import', './dist/tracing.js', `dist/${name}.js`], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', ...settings },
    });
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
    return child;
  });
  await until(async () => expect((await fetch(`${site}/readyz`)).status).toBe(200));
});
afterEach(async () => {
  for (const child of processes) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  collector.closeAllConnections();
  await once(collector.close(), 'close');
  await rm(folder, { recursive: true });
});

/** The names of the spans in the trace of `last`, from the first one down to it. */
function pathTo(last: Span): string[] {
  const parent = spans.find(
    ({ traceId, spanId }) => traceId === last.traceId && spanId === last.parentSpanId,
  );
  return [...(parent ? pathTo(parent) : []), last.name];
}

it('one trace leads from a page through GraphQL and the REST API to the store, without a query or an id', async () => {
  await fetch(`${site}/car/abc?utm_source=visitor%40example.ae`);
  await until(() => {
    const read = spans.find(({ name }) => name === 'findOne cars');
    expect(read && pathTo(read)).toEqual([
      'GET /*',
      'graphql CarPage',
      'GET',
      'GET /api/v1/car/:id',
      'findOne cars',
    ]);
  });
  expect(JSON.stringify(spans)).not.toContain('visitor');
  const serviceOf = (wanted: string) => spans.find(({ name }) => name === wanted)?.service;
  expect(['GET /*', 'findOne cars'].map(serviceOf)).toEqual(['gateway', 'rest']);
  // What servers do by themselves makes no trace.
  const first = spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
  for (const name of first) expect(name).toMatch(/^(GET|POST) |^graphql /);
});

it('the lines of a request have the ids of its trace, in both servers', async () => {
  const headers = { 'x-request-id': 'visitor-1' };
  await fetch(`${site}/car/abc`, { headers });
  await until(() => {
    const lines = log
      .split('\n')
      .filter((line) => line.includes('"visitor-1"') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, string>);
    const read = spans.filter(({ name }) => name === 'GET /api/v1/car/:id');
    const rendered = spans.filter(({ name }) => name === 'GET /*');
    for (const [name, found] of [['rest', read] as const, ['gateway', rendered] as const]) {
      const [line] = lines.filter((each) => each.name === name && each.msg === 'Request');
      expect(found.map(({ traceId, spanId }) => [traceId, spanId])).toContainEqual([
        line?.trace_id,
        line?.span_id,
      ]);
    }
  });
});

it('the request of a partner continues the trace of his own program', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const ask = () =>
    fetch(`${site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
      body: JSON.stringify({ query: '{ blogs { id } }' }),
    });
  await ask();
  await until(() =>
    expect(spans.filter((span) => span.traceId === traceId).map(({ name }) => name)).toContain(
      'GET /api/v1/blogs',
    ),
  );
});
