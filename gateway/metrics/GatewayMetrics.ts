import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { durationBuckets } from '../../telemetry/httpMetrics.ts';
import type { BadList } from '../apis/LeftOutItems.ts';
import { type CircuitName, circuitNames } from '../apis/OriginCircuit.ts';
import type { Outcome } from '../apis/measured.ts';
import type { CacheCounts } from '../cache/ResponseCache.ts';

/** The REST API as the gateway sees it. */
interface WatchedOrigin {
  readonly circuitState: CircuitName;
  badLists(): BadList[];
}

/**
 * What the gateway measures, for `/metrics`. Names of operations are those of the site; all others are `other`, so that no
 * client can add names.
 */
export class GatewayMetrics {
  readonly registry: Registry;
  private readonly operations: Histogram<'operation'>;
  private readonly errors: Counter<'code'>;
  private readonly restRequests: Histogram<'resource' | 'outcome'>;
  private readonly forms: Counter<'form' | 'outcome'>;
  private readonly pages: Histogram;
  private readonly pictures: Histogram;
  private readonly caches = new Map<string, () => CacheCounts>();
  private origin: WatchedOrigin | undefined;
  private knownOperations: ReadonlySet<string> = new Set();

  constructor(registry: Registry) {
    this.registry = registry;
    const common = { buckets: durationBuckets, registers: [registry] };
    this.operations = new Histogram({
      ...common,
      name: 'graphql_operation_duration_seconds',
      help: 'How long operations took that were executed; answers from the cache do not count',
      labelNames: ['operation'],
    });
    this.errors = new Counter({
      name: 'graphql_errors_total',
      help: 'Errors of operations, by extensions.code',
      labelNames: ['code'],
      registers: [registry],
    });
    this.restRequests = new Histogram({
      ...common,
      name: 'rest_request_duration_seconds',
      help: 'How long requests to the REST API took, by the first part of the path',
      labelNames: ['resource', 'outcome'],
    });
    this.forms = new Counter({
      name: 'forms_total',
      help: 'Forms of visitors, by what became of them',
      labelNames: ['form', 'outcome'],
      registers: [registry],
    });
    this.pages = new Histogram({
      ...common,
      name: 'page_render_duration_seconds',
      help: 'How long pages took that were rendered, the wait for a thread included',
    });
    this.pictures = new Histogram({
      ...common,
      name: 'picture_resize_duration_seconds',
      help: 'How long pictures took that were fetched and resized, the wait for their turn included',
    });
    this.addCacheMetrics();
    this.addOriginMetrics();
  }

  /** `names`: the operations of the site. */
  knowOperations(names: Iterable<string>) {
    this.knownOperations = new Set(names);
  }

  /** `duration`: seconds, as everywhere below. */
  operationExecuted(name: string, duration: number) {
    this.operations.observe({ operation: this.knownOperations.has(name) ? name : 'other' }, duration);
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

  private addOriginMetrics() {
    const current = () => this.origin;
    new Gauge({
      name: 'rest_circuit_state',
      help: 'The circuit breaker for reads of the REST API: how many processes have it in each state',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        const origin = current();
        for (const state of circuitNames) this.set({ state }, Number(state === origin?.circuitState));
      },
    });
    new Gauge({
      name: 'rest_left_out_items',
      help: 'Items of lists of the REST API that cannot be read; /readyz?verbose names them',
      labelNames: ['list'],
      // Several processes leave out the same ones.
      aggregator: 'max',
      registers: [this.registry],
      collect() {
        this.reset();
        for (const { list, count } of current()?.badLists() ?? []) this.set({ list }, count);
      },
    });
  }

  private addCacheMetrics() {
    const { caches } = this;
    new Counter({
      name: 'cache_requests_total',
      help: 'What caches were asked for: fresh and stale answers, and misses',
      labelNames: ['cache', 'outcome'],
      registers: [this.registry],
      collect() {
        this.reset();
        for (const [cache, counts] of caches) {
          const { fresh, stale, missed } = counts();
          this.inc({ cache, outcome: 'fresh' }, fresh);
          this.inc({ cache, outcome: 'stale' }, stale);
          this.inc({ cache, outcome: 'missed' }, missed);
        }
      },
    });
    new Gauge({
      name: 'cache_bytes',
      help: 'What caches take of the memory',
      labelNames: ['cache'],
      registers: [this.registry],
      collect() {
        for (const [cache, counts] of caches) this.set({ cache }, counts().bytes);
      },
    });
  }
}

/** `filter` of `/api/v1/cars/filter?page=1`: what the API calls that. Ids are left out. */
function resourceOf(path: string): string {
  const [, , , resource = 'unknown'] = (path.split('?')[0] ?? '').split('/');
  return resource;
}
