import { parser } from '@prometheus-io/lezer-promql';
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { outcomes } from '../../gateway/origin/measured.ts';
import { GatewayMetrics } from '../../gateway/metrics/GatewayMetrics.ts';
import { runRest } from '../servers/runRest.ts';

/** The labels by which a metric can be queried: their names and, if these are few, the values of each. */
type Labels = Record<string, Set<string>>;

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const { scrape_configs: jobs } = parse(read('prometheus/prometheus.yaml')) as {
  scrape_configs: { job_name: string }[];
};
/** Prometheus adds these to all metrics. */
const ofPrometheus: Labels = { job: new Set(jobs.map(({ job_name }) => job_name)), instance: new Set() };
/** Labels all of whose values the servers know. */
const enumerated = new Set(['outcome', 'state', 'receiver', 'reason']);
const metrics = new Map<string, Labels>([['up', ofPrometheus]]);

/** Adds the metrics of a server with their labels and the values of these. */
async function add(registry: Registry) {
  for (const { name, type, values } of await registry.getMetricsAsJSON()) {
    // prom-client does not declare this property.
    const { labelNames } = registry.getSingleMetric(name) as unknown as { labelNames: readonly string[] };
    const labels: Labels = { ...ofPrometheus };
    for (const label of labelNames) {
      const given = values.map((value) => String((value.labels as Record<string, unknown>)[label]));
      labels[label] = new Set(enumerated.has(label) ? given : []);
    }
    // At run time, a type is a word, although prom-client declares an enum.
    const isHistogram = String(type) === 'histogram';
    if (!isHistogram) metrics.set(name, labels);
    else
      for (const part of ['bucket', 'sum', 'count'])
        metrics.set(`${name}_${part}`, { ...labels, le: new Set() });
  }
}

beforeAll(async () => {
  const [ofRest, ofGateway] = [new Registry(), new Registry()];
  const rest = await runRest({ metrics: ofRest });
  const gateway = new GatewayMetrics(ofGateway);
  gateway.addCache('responses', () => ({ fresh: 0, stale: 0, missed: 0, bytes: 0 }));
  for (const outcome of outcomes) {
    gateway.formEnded('/api/v1/contact', outcome);
    gateway.restRequestEnded('/api/v1/blogs', outcome, 0);
  }
  collectDefaultMetrics({ register: ofGateway });
  await add(ofGateway);
  await add(ofRest);
  await rest.close();
});

/** What is wrong with an expression of PromQL. */
function faults(expression: string): string[] {
  const text = expression.replaceAll('$__rate_interval', '5m');
  const found: string[] = [];
  const known = new Set<string>();
  const grouped: string[] = [];
  parser.parse(text).iterate({
    enter({ node, from, to, type }) {
      if (type.isError) found.push(`syntax at ${from}`);
      if (type.name === 'GroupingLabels')
        grouped.push(...node.getChildren('LabelName').map((label) => text.slice(label.from, label.to)));
      if (type.name !== 'VectorSelector') return;
      const name = node.getChild('Identifier');
      const metric = name ? text.slice(name.from, name.to) : text.slice(from, to);
      const labels = metrics.get(metric);
      if (!labels) found.push(`metric ${metric}`);
      for (const label of Object.keys(labels ?? {})) known.add(label);
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      for (const matcher of matchers) {
        const [, label = '', , values = ''] =
          /^(\w+)(=~|!~|!=|=)"(.*)"$/.exec(text.slice(matcher.from, matcher.to)) ?? [];
        const possible = labels?.[label];
        if (!possible) found.push(`label ${label} of ${metric}`);
        else if (possible.size > 0)
          found.push(
            ...values.split('|').flatMap((value) => (possible.has(value) ? [] : [`${label} ${value}`])),
          );
      }
    },
  });
  return [...found, ...grouped.flatMap((label) => (known.has(label) ? [] : [`label ${label}`]))];
}

function expressionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'expr' ? [String(inner)] : expressionsOf(inner),
  );
}

it.each(['grafana/dashboard.json', 'prometheus/alerts.yaml'])(
  'every expression of %s is PromQL over metrics, labels and values that the servers give',
  (file) => {
    const expressions = expressionsOf(parse(read(file)));
    expect(expressions.length).toBeGreaterThan(4);
    for (const expression of expressions) expect([expression, ...faults(expression)]).toEqual([expression]);
  },
);

it('an operator is alerted of a server that starts again and again, and sees it on the dashboard', () => {
  const { groups } = parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const { panels } = JSON.parse(readFileSync('deploy/grafana/dashboard.json', 'utf8')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const restarts = 'changes(process_start_time_seconds{job=~"gateway|rest"}';
  const rule = groups.flatMap(({ rules }) => rules).find(({ alert }) => alert === 'ServerRestarts');
  expect(rule?.expr).toBe(`${restarts}[15m]) > 2`);
  const panel = panels.find(({ title }) => title === 'Servers that started again, an hour');
  expect(panel?.targets.map(({ expr }) => expr)).toEqual([`${restarts}[1h])`]);
});

it.each([
  ['up{job="gateway"} >> 0.25', 'syntax at 19'],
  ['max(outbox_mail)', 'metric outbox_mail'],
  ['sum(increase(forms_total{outcome="fail"}[10m]))', 'outcome fail'],
  ['max(rest_circuit_state{status="open"})', 'label status of rest_circuit_state'],
  ['max(rest_circuit_state{state="opened"})', 'state opened'],
  ['up{job=~"gateway|resst"}', 'job resst'],
  ['sum by (operatoin) (rate(graphql_operation_duration_seconds_bucket[5m]))', 'label operatoin'],
  ['sum(graphql_operation_duration_seconds)', 'metric graphql_operation_duration_seconds'],
])('an operator who writes %s is told what is wrong', (expression, fault) => {
  expect(faults(expression)).toContain(fault);
});
