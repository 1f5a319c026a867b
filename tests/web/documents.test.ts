import { ApolloLink, Observable } from '@apollo/client';
import { parse, print, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../../gateway/graph/createGraph.ts';
import { documentStore } from '../../gateway/graph/documentStore.ts';
import { operationLimits } from '../../gateway/graph/operationLimits.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { createApolloClient } from '../../web/data/apollo.ts';
import { documents } from '../../web/data/documents.ts';
import * as generated from '../../web/generated/BuyPage.ts';
import { createHash } from 'node:crypto';

const schema = createSchema(await readTypeDefs());
const names = Object.keys(documents);

/** The text of an operation as the client sends it. */
async function sentText(document: (typeof documents)[string]): Promise<string> {
  let text = '';
  const link = new ApolloLink(({ query }) => {
    text = print(query);
    return new Observable((observer) => observer.complete());
  });
  await createApolloClient(link)
    .query({ query: document })
    .catch(() => undefined);
  return text;
}

describe('the gateway knows beforehand', () => {
  it('all queries and mutations of the site', () => {
    expect(names).toContain('BuyPage');
    expect(names).toContain('RequestTestDrive');
    expect(names.length).toBeGreaterThan(15);
  });

  it('the very text that a browser sends, which is not parsed again', async () => {
    const text = await sentText(generated.BuyPageDocument);
    const store = documentStore(documents);
    const key = createHash('sha256').update(text).digest('hex');
    expect(await store.get(key)).toBe(documents.BuyPage);
    expect(await store.get(`schema:${key}`)).toBe(documents.BuyPage);
  });

  it.each(names)('%s, which the schema and its limits allow', (name) => {
    const document = parse(print(documents[name] as (typeof documents)[string]));
    expect(validate(schema, document, [...specifiedRules, operationLimits])).toEqual([]);
  });
});
