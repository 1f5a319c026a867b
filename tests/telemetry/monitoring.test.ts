import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { GatewayMetrics } from '../../gateway/metrics/GatewayMetrics.ts';
import { runRest } from '../servers/runRest.ts';

it.each(['deploy/grafana/dashboard.json', 'deploy/prometheus/alerts.yaml'])(
  'every metric that %s asks for is one that the servers give',
  async (file) => {
    const [ofRest, ofGateway] = [new Registry(), new Registry()];
    const rest = await runRest({ metrics: ofRest });
    new GatewayMetrics(ofGateway);
    collectDefaultMetrics({ register: ofGateway });
    const given = [ofRest, ofGateway].flatMap((registry) =>
      registry.getMetricsAsArray().map(({ name }) => name),
    );
    await rest.close();
    const names =
      readFileSync(file, 'utf8').match(/\b\w+_(?:total|seconds|bytes|mails|state|items|changes)(?=\b|_)/g) ??
      [];
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) expect(given).toContain(name);
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
