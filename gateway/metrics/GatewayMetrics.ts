import { Counter, Histogram, type Registry } from 'prom-client';
import { durationBuckets, HttpMetrics } from '../../platform/telemetry/HttpMetrics.ts';
import { type Outcome, outcomes } from '../origin/measured.ts';
import { visitorForms } from '../apis/visitorForms.ts';
import type { CacheCounts } from '../cache/ResponseCache.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { cacheMetrics } from './cacheMetrics.ts';
import { originMetrics, type WatchedOrigin } from './originMetrics.ts';

/**
 * The forms of visitors by their names at the REST API. Their counts begin with 0, because PromQL's `increase` ignores the
 * first value of a series.
 */
const forms = [
  ...Object.values(visitorForms).map(({ path }) => resourceOf(path)),
  ...['unsubscribe', 'search-alerts', 'admin'],
];

/** How often an operation was executed, and how often it was answered from the cache. */
interface OperationCounts {
  executed: number;
  cached: number;
}

/**
 * What the gateway measures, for `/metrics`. Operations that are not the site's are counted as `other`, so that no client can
 * add names.
 */
export class GatewayMetrics {
  readonly registry: Registry;
  readonly http: HttpMetrics;
  private readonly operations: Histogram<'operation'>;
  private readonly errors: Counter<'code'>;
  private readonly restRequests: Histogram<'resource' | 'outcome'>;
  private readonly forms: Counter<'form' | 'outcome'>;
  private readonly pages: Histogram;
  private readonly pictures: Histogram;
  private readonly answers = new Map<string, OperationCounts>();
  private readonly caches = new Map<string, () => CacheCounts>();
  private origin: WatchedOrigin | undefined;
  private knownOperations: ReadonlySet<string> = new Set();

  constructor(registry: Registry) {
    this.registry = registry;
    this.http = new HttpMetrics(registry);
    const common = { buckets: durationBuckets, registers: [registry] };
    this.operations = new Histogram({
      ...common,
      name: 'graphql_operation_duration_seconds',
      help: 'Duration of executed operations, without cached responses',
      labelNames: ['operation'],
    });
    this.errors = new Counter({
      name: 'graphql_errors_total',
      help: 'Errors in operations, by extensions.code',
      labelNames: ['code'],
      registers: [registry],
    });
    this.restRequests = new Histogram({
      ...common,
      name: 'rest_request_duration_seconds',
      help: 'Duration of requests to the REST API, by the first path segment',
      labelNames: ['resource', 'outcome'],
    });
    this.forms = new Counter({
      name: 'forms_total',
      help: 'Submitted forms, by result',
      labelNames: ['form', 'outcome'],
      registers: [registry],
    });
    this.pages = new Histogram({
      ...common,
      name: 'page_render_duration_seconds',
      help: 'Duration of page renders, including the wait for a thread',
    });
    this.pictures = new Histogram({
      ...common,
      name: 'picture_resize_duration_seconds',
      help: 'Duration of fetching and resizing pictures, including the wait in the queue',
    });
    this.addAnswerMetrics();
    cacheMetrics(registry, this.caches);
    originMetrics(registry, () => this.origin);
    for (const code of Object.keys(errorCodes)) this.errors.inc({ code }, 0);
    for (const form of forms) for (const outcome of outcomes) this.forms.inc({ form, outcome }, 0);
  }

  /** `names`: the operations of the site. */
  knowOperations(names: Iterable<string>) {
    this.knownOperations = new Set(names);
  }

  /** `duration`: seconds, as everywhere below. */
  operationExecuted(name: string, duration: number) {
    this.operations.observe({ operation: this.labelOf(name) }, duration);
    this.countsOf(name).executed += 1;
  }

  /** The counts of an operation, to which its caller adds; they are read when the metrics are. */
  countsOf(name: string): OperationCounts {
    const operation = this.labelOf(name);
    const counts = this.answers.get(operation) ?? { executed: 0, cached: 0 };
    this.answers.set(operation, counts);
    return counts;
  }

  /** `code`: the error's `extensions.code`. */
  errorAnswered(code: string) {
    this.errors.inc({ code });
  }

  /** `path`: with its query, such as `/api/v1/cars/filter?page=1`. */
  restRequestEnded(path: string, outcome: Outcome, duration: number) {
    this.restRequests.observe({ resource: resourceOf(path), outcome }, duration);
  }

  formEnded(path: string, outcome: Outcome) {
    this.forms.inc({ form: resourceOf(path), outcome });
  }

  pageRendered(duration: number) {
    this.pages.observe(duration);
  }

  pictureResized(duration: number) {
    this.pictures.observe(duration);
  }

  /** `counts` is called whenever the metrics are read. */
  addCache(name: string, counts: () => CacheCounts) {
    this.caches.set(name, counts);
  }

  /** `origin` is asked whenever the metrics are read. */
  watchOrigin(origin: WatchedOrigin) {
    this.origin = origin;
  }

  private labelOf(operation: string): string {
    return this.knownOperations.has(operation) ? operation : 'other';
  }

  private addAnswerMetrics() {
    const { answers } = this;
    new Counter({
      name: 'graphql_operations_total',
      help: 'Operations of clients, pages and caches, by the source of their response',
      labelNames: ['operation', 'source'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [operation, { executed, cached }] of answers) {
          this.inc({ operation, source: 'executed' }, executed);
          this.inc({ operation, source: 'cache' }, cached);
        }
      },
    });
  }
}

/** The name of a path without ids, such as `cars` for `/api/v1/cars/filter?page=1`. All paths outside the API are pictures. */
function resourceOf(path: string): string {
  return /^\/api\/[^/]+\/([^/?]+)/.exec(path)?.[1] ?? 'pictures';
}
