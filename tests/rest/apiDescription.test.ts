import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPIV3 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { partnerStore } from '../../rest/partners/partnerStore.ts';
import { requestExamples, schemaExamples } from '../../rest/openapi/examples.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';

const NOW = '2026-11-23T08:00:00.000Z';

let rest: RunningRest;
let text: string;
let document: OpenAPIV3.Document;
/** The key of a partner, and the id of one of its webhooks. */
let key: string;
let webhookId: string;
/** Each operation with its method and its path. */
let operations: { path: string; method: string; operation: OpenAPIV3.OperationObject }[];

beforeAll(async () => {
  rest = await runRest({
    now: () => new Date(NOW),
    admin: { tokenSecret: Buffer.alloc(32, 7), signUpCode: 'invited' },
    // Every name resolves to an address reserved for documentation, which no host has.
    receivers: {
      isAllowed: () => true,
      resolve: (_host, done) => done(null, [{ address: '192.0.2.1', family: 4 }]),
      timeout: 300,
    },
  });
  key = await partnerStore(rest.store).add('Marsa Motors', ['webhooks:manage', 'leads:write']);
  const headers = { authorization: `Bearer ${key}` };
  const made = await rest.post('/api/v1/partner/webhooks', { url: 'https://partner.example/' }, headers);
  webhookId = made.body.webhook.id;
  await carStore(rest.store).save(schemaExamples.Car);
  ({ text, body: document } = await rest.get('/api/v1/openapi.json'));
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      path,
      method,
      operation: operation as OpenAPIV3.OperationObject,
    })),
  );
});
afterAll(() => rest.close());

const operationOf = (id: string) => {
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`There is no operation ${id}`);
  return found;
};

describe('a developer who makes a client of the OpenAPI document', () => {
  it("has nothing to complain about, by Redocly's recommended rules", async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-invalid-schema-examples': 'error', 'no-invalid-parameter-examples': 'error' },
    });
    const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
    expect(problems.map(({ ruleId, message, location: [at] }) => [ruleId, message, at?.pointer])).toEqual([]);
  });

  it('finds an id of its own for each operation, and what it answers when something goes wrong', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation, method } of operations) {
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '500']));
      expect('304' in operation.responses).toBe(
        method === 'get' &&
          !['getPicture', 'getEnquiryPhoto', 'followInbox'].includes(operation.operationId ?? ''),
      );
      for (const response of Object.values(operation.responses)) {
        expect(response).toMatchObject({ description: expect.stringMatching(/^[A-Z].+[^.]$|\.$/) });
        expect(response).not.toMatchObject({ description: 'Default Response' });
      }
      expect(operation.parameters).toContainEqual(expect.objectContaining({ name: 'X-Request-Id' }));
    }
  });

  it('is told how to read a part of a list, how long to wait, and which operation needs a token', () => {
    const { parameters, responses } = operationOf('filterCars').operation;
    expect(parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'Range' }));
    expect(responses['206']).toMatchObject({ headers: { 'Content-Range': {} } });
    expect(operationOf('sendContactMessage').operation.responses['429']).toMatchObject({
      headers: { 'Retry-After': {} },
    });
    expect(document.components?.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
    });
    expect(operationOf('getAdmin').operation.security).toEqual([{ bearer: [] }]);
    const ofPartners = operations.filter(({ path }) => path.startsWith('/api/v1/partner/'));
    expect(ofPartners).toHaveLength(6);
    for (const { operation } of ofPartners) {
      expect(operation.security).toEqual([{ partnerKey: [] }]);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '403']));
    }
    expect(document.security).toEqual([]);
  });

  it('has an example of every shape with a name', () => {
    const { schemas = {} } = document.components ?? {};
    const without = Object.entries(schemas).filter(([, schema]) => !('example' in schema));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['addImport', ['text/csv']],
    ['addCarPicture', ['image/jpeg', 'image/png']],
    ['addPortrait', ['image/jpeg', 'image/png']],
    ['setArticleCover', ['image/jpeg', 'image/png']],
  ])('says which files %s takes', (id, types) => {
    const { content } = operationOf(id).operation.requestBody as OpenAPIV3.RequestBodyObject;
    expect(Object.keys(content)).toEqual(types);
  });

  it.each(Object.entries(requestExamples))('may send the example of %s as it is', async (id, example) => {
    const { path, method, operation } = operationOf(id);
    expect(method).toBe(id === 'updateWebhook' ? 'patch' : 'post');
    const { content } = operation.requestBody as OpenAPIV3.RequestBodyObject;
    const [type] = Object.keys(content);
    expect(content[type ?? '']?.example).toEqual(example);
    const form = new FormData();
    for (const [name, value] of Object.entries(example))
      if (typeof value === 'string') form.append(name, value);
    const authorization = operation.security && { authorization: `Bearer ${key}` };
    const answer = await fetch(rest.url + path.replace('{id}', webhookId), {
      method: method.toUpperCase(),
      ...(type === 'application/json'
        ? { body: JSON.stringify(example), headers: { 'content-type': type, ...authorization } }
        : { body: form }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      ['logInAdmin', 'updateWebhook', 'redeliverWebhook'].includes(id) ? 200 : 201,
      expect.anything(),
    ]);
    expect(Object.keys(operation.responses)).toContain(String(answer.status));
  });
});
