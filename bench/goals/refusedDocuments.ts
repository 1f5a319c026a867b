import type { Goal } from '../Goal.ts';
import { LoadGenerator } from '../load/LoadGenerator.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import { sameWork } from './sameWork.ts';

/** The connections of the one who sends documents that are refused. */
const CONNECTIONS = 16;
const SECONDS = { full: 10, quick: 3 };
/** So many documents in turn: one that was refused is as new as before. */
const DOCUMENTS = 500;
/** Requests a second of another visitor. */
const RATE = 100;

const types =
  '{ types { name description fields { name description args { name type { name } } type { name ofType { name } } } } }';
const repeated = (count: number, textOf: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => textOf(i)).join(' ');
const requestOf = (query: string): PlannedRequest => ({ path: '/graphql', body: JSON.stringify({ query }) });

/** Ever new documents of each kind: `number` is another one each time. */
const kinds: Record<string, (number: number) => string> = {
  'the schema, 19 times': (number) => `{ ${repeated(19, (i) => `a${number}_${i}: __schema ${types}`)} }`,
  'the schema': (number) => `query Schema${number} { __schema ${types} }`,
  'unknown fields': (number) => `{ a${number} ${repeated(1_300, (i) => `b${i}`)} }`,
  'equal fields': (number) =>
    `{ a${number}: makes { ${'id '.repeat(199)} } ${'cars { nodes { title } } '.repeat(150)} }`,
};

/** What one address sends that is refused, and what another visitor feels of it. */
export const refusedDocuments: Goal = {
  number: 27,
  limit: ({ quick }) => (quick ? 40 : 90),
  checks: () => ({
    p99: {
      what: `p99 of another visitor beside ${CONNECTIONS} connections of ${Object.keys(kinds).join(' / ')}`,
      ...{ atMost: Object.keys(kinds).map(() => 50), unit: 'ms' },
    },
  }),
  async run(bench, findings) {
    const size = bench.settings.quick ? 'quick' : 'full';
    const { rest, queries } = await sameWork(bench);
    const { url } = await bench.servers.gateway(rest.url, { TRUST_PROXY: 'loopback' });
    // A generator of its own: the other one is too busy to time the visitor.
    const watch = new LoadGenerator(bench.servers.processes);
    const visit = () =>
      watch.send({
        ...{ url, requests: [queries.Q2, queries.Q3], repeat: true, rate: RATE, connections: 8 },
        ...{ headers: { 'x-forwarded-for': '5.30.1.1' }, seconds: SECONDS[size] },
      });
    await visit();
    const figures: number[] = [];
    for (const [at, [kind, documentOf]] of Object.entries(kinds).entries()) {
      const requests = Array.from({ length: DOCUMENTS }, (_, i) => requestOf(documentOf(i)));
      const [sent, visitor] = await Promise.all([
        bench.load.send({
          ...{ url, requests, repeat: true, connections: CONNECTIONS, seconds: SECONDS[size] },
          headers: { 'x-forwarded-for': `94.200.${at}.1` },
        }),
        visit(),
      ]);
      if (visitor.failed > 0) throw new Error(`The visitor was not answered: ${visitor.firstFailure}`);
      figures.push(visitor.p99);
      findings.detail('Refused documents', {
        kind,
        'a second': Math.round((sent.answered + sent.failed) / sent.seconds),
        "visitor's p50": visitor.p50.toFixed(1),
        p99: visitor.p99.toFixed(1),
      });
    }
    findings.found('p99', ...figures);
  },
};
