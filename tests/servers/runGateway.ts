import { expect } from 'vitest';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';

export type RunningGateway = Awaited<ReturnType<typeof runGateway>>;

/** The gateway on a free port of this machine, in front of the REST origin at `restUrl`. */
export async function runGateway(parts: Omit<Parameters<typeof createGateway>[0], 'typeDefs'>) {
  const gateway = await createGateway({ typeDefs: await readTypeDefs(), ...parts });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    /** Sends an operation and returns the whole answer. */
    async query(
      document: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: document, variables }),
      });
      const text = await response.text();
      return { status: response.status, text, body: JSON.parse(text) };
    },
    /** Sends an operation that must succeed and returns its data. */
    async data(document: string, variables: Record<string, unknown> = {}) {
      const { status, body } = await this.query(document, variables);
      expect([status, body.errors]).toEqual([200, undefined]);
      return body.data;
    },
    close: () => gateway.close(),
  };
}
