import type { IncomingMessage } from 'node:http';
import type { DocumentNode } from 'graphql';
import { continueTrace } from '../../platform/telemetry/continueTrace.ts';
import type { LoadedResponse } from '../cache/ResponseCache.ts';
import type { Client } from '../clients/Client.ts';
import type { Clients } from '../clients/Clients.ts';
import type { OperationCharge } from '../clients/OperationCharge.ts';
import { type ContextParts, createContext, type GatewayContext } from '../context.ts';
import type { Graph } from '../graph/createGraph.ts';
import type { GatewayMetrics } from '../metrics/GatewayMetrics.ts';
import type { ExecuteForPage } from '../pages/PageCache.ts';
import { executeOverHttp, type GraphRequest, type GraphResponse, loadedResponse } from './executeOverHttp.ts';
import { refusesCached } from './GraphResponseCache.ts';
import { type CheckedQuery, readCheckedQuery } from './readCheckedQuery.ts';

/** The client of operations that the gateway itself runs (pages, revalidation), and of queries without a key: it sends no forms. */
const anonymous: Client = { address: '', countForm: async () => 0 };

interface Parts extends Pick<ContextParts, 'origin' | 'api' | 'siteOrigin' | 'pictures'> {
  graph: Graph;
  clients: Clients;
  /** The operations of the pages by their names. */
  documents: () => Promise<Record<string, DocumentNode>>;
  metrics: GatewayMetrics;
}

type Response = Promise<LoadedResponse<GraphResponse>>;

/**
 * Runs operations of clients, of pages and of the cache, each in a context of its own: a query whose document was checked
 * before at once, all else by Apollo Server, which has the same executor.
 */
export class Operations {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Runs the operation of a client's request. */
  execute(request: GraphRequest, client: Client, charge: OperationCharge): Response {
    return this.respond(request, this.contextOf(request, { client, charge }));
  }

  /** Runs a query without a key that Fastify has not seen; undefined unless its document was checked before. */
  executeFirst(request: GraphRequest, incoming: IncomingMessage) {
    if (request.headers.authorization !== undefined) return undefined;
    const query = readCheckedQuery(request, this.parts.graph.checkedDocument);
    if (!query) return undefined;
    const charge = this.parts.clients.chargeOfIncoming(incoming);
    const context = this.contextOf(request, { charge });
    const loaded = continueTrace(request.headers, () => this.run(query, context));
    return { loaded, headers: () => charge.headers() };
  }

  /** Runs a public query again to renew its cached answer, which is stale. */
  revalidate(request: GraphRequest): Response {
    return this.respond(request, this.contextOf(request, { revalidate: 'before' }));
  }

  /** Runs an operation of a page by its name; throws where the site has none of that name. */
  async executeForPage(...[{ name, variables }, request]: Parameters<ExecuteForPage>) {
    const { documents, graph } = this.parts;
    const document = (await documents())[name];
    if (!document) throw new Error(`The site has no operation ${name}`);
    // A page is cached for a minute itself, so it must not start with data that is a minute old.
    const context = this.context({ ...request, revalidate: 'before' });
    const { result } = await graph.run({ document, operationName: name, variables, context });
    return { json: JSON.stringify(result), complete: result.errors === undefined };
  }

  private respond(request: GraphRequest, context: GatewayContext): Response {
    const query = readCheckedQuery(request, this.parts.graph.checkedDocument);
    return query ? this.run(query, context) : executeOverHttp(this.parts.graph, request, context);
  }

  private async run({ text, execution, mediaType }: CheckedQuery, context: GatewayContext): Response {
    const { result, status, headers } = await this.parts.graph.run({ ...execution, context }, text);
    const all = { 'content-type': mediaType, ...headers };
    return loadedResponse(status, all, JSON.stringify(result), context.cachePolicy);
  }

  /** A client that refuses cached answers gets new ones: it may have heard of a change that the cache lacks. */
  private contextOf({ requestId, headers }: GraphRequest, own: Partial<ContextParts>): GatewayContext {
    return this.context({ requestId, ...(refusesCached(headers) && { revalidate: 'always' }), ...own });
  }

  private context(own: Partial<ContextParts>): GatewayContext {
    const { origin, api, siteOrigin, pictures, metrics } = this.parts;
    const onForm: ContextParts['onForm'] = (path, outcome) => metrics.formEnded(path, outcome);
    return createContext({ origin, api, siteOrigin, pictures, client: anonymous, onForm, ...own });
  }
}
