import { AggregatorRegistry, type Registry } from 'prom-client';

/** The metrics of a process, as `getMetricsAsJSON` of its registry gives them. */
export type Metrics = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The types whose values only grow. At run time, a type is a word, although prom-client declares an enum. */
const growing: ReadonlySet<unknown> = new Set(['counter', 'histogram']);

/**
 * Adds up the metrics of several processes. Counters and histograms never fall, as Prometheus takes each fall for a start
 * from 0: what a process has counted stays in the sums when it ends. Its gauges go with it.
 */
export class MetricSums {
  /** Counters and histograms of all processes since the first one. Metrics that are added up can be added up again. */
  private totals: object[] = [];
  /** How much of each series of a process is in the totals. */
  private readonly added = new WeakMap<object, Map<string, number>>();

  /** `told`: the metrics of the processes that live, by process. Returns the sums in the text format of Prometheus. */
  async add(told: ReadonlyMap<object, Metrics>): Promise<string> {
    const increases = [...told].map(([process, metrics]) => this.increases(process, metrics));
    this.totals = AggregatorRegistry.aggregate([this.totals, ...increases]).getMetricsAsArray();
    const gauges = [...told.values()].map((metrics) => metrics.filter(({ type }) => !growing.has(type)));
    return AggregatorRegistry.aggregate([this.totals, ...gauges]).metrics();
  }

  /** What a process has counted since its metrics were added last: nothing where newer ones were. */
  private increases(process: object, metrics: Metrics): Metrics {
    const added = this.added.get(process) ?? new Map<string, number>();
    this.added.set(process, added);
    return metrics
      .filter(({ type }) => growing.has(type))
      .map((metric) => ({
        ...metric,
        values: metric.values.map(({ value, ...series }) => {
          const key = JSON.stringify([metric.name, series]);
          const before = added.get(key) ?? 0;
          const after = Math.max(before, value);
          added.set(key, after);
          return { ...series, value: after - before };
        }),
      }));
  }
}
