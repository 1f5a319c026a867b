import type { IncomingMessage } from 'node:http';
import type { DocumentNode } from 'graphql';
import { continueTrace } from '../platform/telemetry/continueTrace.ts';
import type { OnForm, Visitor } from './origin/FormClient.ts';
import { type ContextParts, createContext } from './context.ts';
import type { Graph } from './graph/createGraph.ts';
import { checkedResponse, executeOverHttp, type GraphRequest } from './pipeline/executeOverHttp.ts';
import { refusesCached } from './pipeline/GraphResponseCache.ts';
import { readCheckedQuery } from './pipeline/readCheckedQuery.ts';
import type { GatewayMetrics } from './metrics/GatewayMetrics.ts';
import type { ExecuteForPage } from './pages/PageCache.ts';
import type { OperationCharge } from './clients/OperationCharge.ts';

/** The visitor of operations that the gateway itself runs (pages, revalidation): it sends no forms. */
const anonymous: Visitor = { address: '', countForm: async () => 0 };

interface Parts extends Pick<ContextParts, 'client' | 'api' | 'siteOrigin' | 'pictures'> {
  graph: Graph;
  /** The operations of the pages by their names. */
  documents: () => Promise<Record<string, DocumentNode>>;
  metrics: GatewayMetrics;
  /** What the sender of a request without a key is charged. */
  chargeOf: (incoming: IncomingMessage) => OperationCharge;
}

/** A client that refuses cached answers gets new ones: it may have heard of a change that the cache lacks. */
function freshness({ headers }: GraphRequest): Pick<ContextParts, 'revalidate'> {
  return refusesCached(headers) ? { revalidate: 'always' } : {};
}

/** Runs operations of visitors, of pages and of the cache, each in a context of its own. */
export class Operations {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Runs the operation of a visitor's request. */
  execute(request: GraphRequest, visitor: Visitor, charge: OperationCharge) {
    const { graph, metrics } = this.parts;
    const onForm: OnForm = (path, outcome) => metrics.formEnded(path, outcome);
    return executeOverHttp(
      graph,
      request,
      this.context({ visitor, charge, requestId: request.requestId, onForm, ...freshness(request) }),
    );
  }

  /** Runs a public query again to renew its cached answer, which is stale. */
  revalidate(request: GraphRequest) {
    const context = this.context({ requestId: request.requestId, revalidate: 'before' });
    return executeOverHttp(this.parts.graph, request, context);
  }

  /** Runs a query without Apollo Server; undefined unless its document was validated before. */
  executeChecked(request: GraphRequest, incoming: IncomingMessage) {
    const { graph, chargeOf } = this.parts;
    const query = readCheckedQuery(request, graph.checkedDocument);
    if (!query) return undefined;
    const charge = chargeOf(incoming);
    const context = this.context({ charge, requestId: request.requestId, ...freshness(request) });
    const result = continueTrace(request.headers, () => graph.runCompiled({ ...query.execution, context }));
    const loaded = result?.then((formatted) =>
      checkedResponse(formatted, query.mediaType, context.cachePolicy),
    );
    return loaded && { loaded, headers: () => charge.headers() };
  }

  /** Runs an operation of a page by its name; throws where the site has none of that name. */
  async executeForPage(...[{ name, variables }, request]: Parameters<ExecuteForPage>) {
    const document = (await this.parts.documents())[name];
    if (!document) throw new Error(`The site has no operation ${name}`);
    // A page is cached for a minute itself, so it must not start with data that is a minute old.
    const context = this.context({ ...request, revalidate: 'before' });
    const result = await this.parts.graph.run({ document, operationName: name, variables, context });
    return { json: JSON.stringify(result), complete: result.errors === undefined };
  }

  private context(own: Partial<ContextParts>) {
    const { client, api, siteOrigin, pictures } = this.parts;
    return createContext({ client, api, siteOrigin, pictures, visitor: anonymous, ...own });
  }
}
