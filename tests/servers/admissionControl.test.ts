import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdmissionControl, Overloaded } from '../../platform/processes/AdmissionControl.ts';
import { serveMetrics } from '../../platform/telemetry/serveMetrics.ts';
import { faultyOrigin, type FaultyOrigin, json } from '../origins/faultyOrigin.ts';
import { formMutations } from '../forms/mutations.ts';
import { says } from '../origins/writingOrigin.ts';
import { type RunningGateway, runGateway } from './runGateway.ts';
import { until } from '../until.ts';

describe('admission', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const task = (duration: number) => () => new Promise<void>((done) => void setTimeout(done, duration));

  it('lets tasks in while they need not wait long, and refuses the others at once', async () => {
    const control = new AdmissionControl({ atOnce: 2, most: 100, maxWait: 500 });
    // One after the other, each of 100 ms, as on a thread that does nothing else.
    for (let i = 0; i < 60; i += 1) {
      const done = control.run(task(100));
      await vi.advanceTimersByTimeAsync(100);
      await done;
    }
    const results = Array.from({ length: 10 }, (_, i) => control.run(task(100 * (i + 1))).catch(String));
    expect(control.isFull).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    const refused = (await Promise.all(results)).filter(Boolean);
    expect(refused).toHaveLength(4);
    expect(refused[0]).toContain('The server is overloaded');
    expect(control.isFull).toBe(false);
  });

  it('always lets in as many as can be done at once, however slow they are', async () => {
    const control = new AdmissionControl({ atOnce: 2, most: 100, maxWait: 500 });
    const first = [control.run(task(60_000)), control.run(task(60_000))];
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(first);
    const next = [control.run(task(60_000)), control.run(task(60_000))];
    await expect(control.run(task(1))).rejects.toBeInstanceOf(Overloaded);
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(next);
  });

  it('lets in what is preferred where others are refused, up to twice as much', async () => {
    const control = new AdmissionControl({ atOnce: 0, most: 2, maxWait: 500 });
    const preferred = () => control.run(task(100), { preferred: true });
    const running = [control.run(task(100)), control.run(task(100))];
    await expect(control.run(task(1))).rejects.toBeInstanceOf(Overloaded);
    running.push(preferred(), preferred());
    await expect(preferred()).rejects.toBeInstanceOf(Overloaded);
    await vi.advanceTimersByTimeAsync(100);
    await Promise.all(running);
  });

  it('has room again for a task that failed', async () => {
    const control = new AdmissionControl({ atOnce: 0, most: 1, maxWait: 500 });
    await expect(control.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await control.run(() => 'done')).toBe('done');
  });
});

describe('a gateway with more queries than it can answer', () => {
  let origin: FaultyOrigin;
  let gateway: RunningGateway;
  let answer: () => void;
  const metrics = new Registry();
  const lines: unknown[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };

  beforeEach(async () => {
    origin = await faultyOrigin();
    origin.on('/api/v1/companies', json([]));
    const late = new Promise<void>((resolve) => (answer = resolve));
    origin.on(
      '/api/v1/fetch-logos',
      (request, response) => void late.then(() => json({ logos: [] })(request, response)),
    );
    lines.length = 0;
    metrics.clear();
    gateway = await runGateway({
      ...{ restUrl: origin.url, metrics, logger: { level: 'warn', stream } },
      readLimits: { atOnce: 1, most: 1, maxWait: 0 },
    });
  });
  afterEach(async () => {
    await gateway.close();
    await origin.close();
  });

  it('refuses queries with a code and a time, answers what it has in the cache, and takes every form', async () => {
    for (let i = 0; i < 3; i += 1) await gateway.data('{ makes { id } }');
    const waiting = gateway.data('{ logos { name } }');
    await until(() => expect(origin.requests).toContain('/api/v1/fetch-logos'));

    const refused = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ makes { name } }' }),
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({
      errors: [
        {
          message: 'Too many queries are running. Try again in 2 seconds.',
          extensions: { code: 'OVERLOADED' },
        },
      ],
    });
    expect(await gateway.data('{ makes { id } }')).toEqual({ makes: [] });
    const form = formMutations.find(({ name }) => name === 'sendContactMessage') ?? formMutations[0];
    if (!form) throw new Error('There is no form');
    origin.on(form.path, says(201, { id: 'a', message: 'Thank you' }));
    const { body } = await gateway.query(form.document, { input: form.input });
    expect(body.data[form.name]).toMatchObject({ message: 'Thank you', userErrors: [] });
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);

    answer();
    await waiting;
    await gateway.data('{ makes { name } }');
  });

  it('tells its operator of a refused query that it had checked before', async () => {
    const query = 'query Blog($id: ID!) { blog(id: $id) { id } }';
    for (const id of ['1', '2']) await gateway.query(query, { id });
    lines.length = 0;
    const waiting = gateway.data('{ logos { name } }');
    await until(() => expect(origin.requests).toContain('/api/v1/fetch-logos'));

    expect((await gateway.query(query, { id: '3' }, { 'x-request-id': 'visitor-3' })).status).toBe(503);
    expect(lines).toEqual([
      expect.objectContaining({ requestId: 'visitor-3', method: 'POST', route: '/graphql', status: 503 }),
    ]);

    answer();
    await waiting;
  });

  it('answers a partner where others are refused, and tells its operator which', async () => {
    origin.on('/api/v1/partner', json({ id: 'marsa', scopes: ['inventory:read'] }));
    const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
    const waiting = gateway.data('{ logos { name } }');
    await until(() => expect(origin.requests).toContain('/api/v1/fetch-logos'));

    const query = '{ makes { name } }';
    const [visitor, partner] = await Promise.all([
      gateway.query(query, {}, { 'x-request-id': 'visitor-1' }),
      gateway.query(query, {}, { 'x-request-id': 'partner-1', authorization: 'Bearer pk_test' }),
    ]);
    expect([visitor.status, visitor.body.errors[0].extensions.code]).toEqual([503, 'OVERLOADED']);
    expect([partner.status, partner.body.data]).toEqual([200, { makes: [] }]);
    await expect
      .poll(() => lines)
      .toEqual([expect.objectContaining({ requestId: 'visitor-1', status: 503 })]);
    const { port } = server.address() as AddressInfo;
    const counted = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(counted).toContain('graphql_errors_total{code="OVERLOADED"} 1\n');
    server.close();

    answer();
    await waiting;
  });
});
