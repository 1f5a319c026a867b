import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { expect, it } from 'vitest';
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
