import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments, stringify } from 'yaml';

/** A configuration of Prometheus, as far as these tests look at it. */
interface Config {
  rule_files: string[];
  scrape_configs: {
    job_name: string;
    static_configs?: { targets: string[]; labels?: Record<string, string> }[];
    kubernetes_sd_configs?: { role: string; namespaces: { names: string[] } }[];
    relabel_configs: object[];
  }[];
}

/** A pod of a deployment, as far as Prometheus looks at it. */
interface Template {
  metadata: { labels: Record<string, string> };
  spec: { containers: { ports?: { name: string; containerPort: number }[] }[] };
}

interface Policy {
  podSelector: { matchLabels: Record<string, string> };
  ingress: {
    from: { namespaceSelector?: { matchLabels: Record<string, string> } }[];
    ports: { port: number }[];
  }[];
}

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const manifestsOf = (...files: string[]) =>
  files.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}.yaml`)).map((document) => document.toJS() as unknown),
  );
const config = parse(read('prometheus/kubernetes.yaml')) as Config;
const templates = (
  manifestsOf('gateway', 'rest', 'commands') as { kind: string; spec: { template: Template } }[]
)
  .filter(({ kind }) => kind === 'Deployment')
  .map(({ spec }) => spec.template);
const { namespace } = parse(read('kubernetes/kustomization.yaml')) as { namespace: string };
const [settings] = manifestsOf('settings') as { data: Record<string, string> }[];
const component = 'app.kubernetes.io/component';

it('with Docker, the targets of Prometheus are the servers of compose.yaml, in a network that it can stand in', () => {
  const { name, services, networks } = parse(read('compose.yaml'), { merge: true }) as {
    name: string;
    services: Record<string, { environment?: Record<string, string>; networks: string[] }>;
    networks: Record<string, unknown>;
  };
  const { scrape_configs: jobs } = parse(read('prometheus/prometheus.yaml')) as Config;
  const targets = jobs.flatMap(({ job_name, static_configs = [] }) =>
    static_configs.flatMap((each) => each.targets.map((target) => [job_name, target])),
  );
  const told = Object.entries(services).flatMap(([server, { environment = {} }]) => [
    ...(environment.METRICS_PORT ? [['gateway', `${server}:${environment.METRICS_PORT}`]] : []),
    ...(environment.REST_METRICS_PORT ? [['rest', `${server}:${environment.REST_METRICS_PORT}`]] : []),
  ]);
  expect(targets).toEqual(told);
  const joined = [...read('README.md').matchAll(/--network (\S+)_(\w+)/g)].map(([, ...parts]) => parts);
  expect(joined).toContainEqual([name, 'inside']);
  for (const [project, network = ''] of joined) expect([project, network in networks]).toEqual([name, true]);
  for (const [, target = ''] of targets) {
    expect(services[target.split(':')[0] as string]?.networks).toContain('inside');
  }
});

it('with Kubernetes, Prometheus may list the pods, and reaches the port of each that is called metrics', () => {
  const { kubernetes_sd_configs: places } = config.scrape_configs[0] as Config['scrape_configs'][0];
  expect(places).toEqual([{ role: 'pod', namespaces: { names: [namespace] } }]);
  const [role, binding] = manifestsOf('monitoring') as [
    { metadata: { name: string }; rules: object[] },
    { roleRef: { kind: string; name: string }; subjects: { kind: string; name: string }[] },
  ];
  expect(role.rules).toEqual([{ apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] }]);
  expect(binding.roleRef).toMatchObject({ kind: 'Role', name: role.metadata.name });
  expect(binding.subjects).toMatchObject([{ kind: 'Group', name: 'system:serviceaccounts:monitoring' }]);

  const policies = (manifestsOf('network') as { spec: Policy }[]).map(({ spec }) => spec);
  const ports = { gateway: settings?.data.METRICS_PORT, rest: settings?.data.REST_METRICS_PORT };
  for (const [name, port] of Object.entries(ports)) {
    const pod = templates.find(({ metadata }) => metadata.labels[component] === name);
    expect(pod?.spec.containers[0]?.ports).toContainEqual({ name: 'metrics', containerPort: Number(port) });
    const entries = policies.find(({ podSelector }) => podSelector.matchLabels[component] === name)?.ingress;
    expect(entries).toContainEqual({
      from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
      ports: [{ port: Number(port) }],
    });
  }
});

/** What Prometheus knows of a port of a pod before it looks at `relabel_configs`. */
function found({ metadata, spec }: Template, name: string, phase: string) {
  const labels = Object.entries(metadata.labels).map(([label, value]) => [
    `__meta_kubernetes_pod_label_${label.replace(/\W/g, '_')}`,
    value,
  ]);
  return (spec.containers[0]?.ports ?? [{ name: '', containerPort: 0 }]).map((port) => ({
    targets: [`${name}.example:${port.containerPort}`],
    labels: {
      ...(Object.fromEntries(labels) as Record<string, string>),
      __meta_kubernetes_pod_name: name,
      __meta_kubernetes_pod_phase: phase,
      __meta_kubernetes_pod_container_port_name: port.name,
    },
  }));
}

/** Without Prometheus, its test does not run. */
const promtool = spawnSync('promtool', ['--version']).status === 0 ? ['promtool'] : [];

it.each(promtool)(
  '%s makes of the pods the jobs that the rules know, and leaves out pods that have ended',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'cars-prometheus-'));
    // Not every promtool can ask Kubernetes: these pods are given to it.
    const pods = templates.flatMap((template) => {
      const name = template.metadata.labels[component] as string;
      return [...found(template, `${name}-1`, 'Running'), ...found(template, `${name}-0`, 'Failed')];
    });
    const jobs = config.scrape_configs.map(({ kubernetes_sd_configs: _asked, ...job }) => ({
      ...job,
      static_configs: pods,
    }));
    for (const file of config.rule_files) writeFileSync(join(folder, file), read(`prometheus/${file}`));
    writeFileSync(join(folder, 'kubernetes.yaml'), stringify({ ...config, scrape_configs: jobs }));
    const check = (...words: string[]) =>
      spawnSync('promtool', ['check', ...words], { encoding: 'utf8', cwd: folder });
    expect(check('config', 'kubernetes.yaml')).toMatchObject({ status: 0 });
    const { stdout } = check('service-discovery', '--timeout=2s', 'kubernetes.yaml', 'premium-used-cars');
    rmSync(folder, { recursive: true });
    const kept = (JSON.parse(stdout) as { labels?: Record<string, string> }[])
      .filter(({ labels }) => labels?.job !== undefined)
      .map(
        ({ labels }) =>
          `${labels?.job} ${labels?.instance} ${labels?.__address__}${labels?.__metrics_path__}`,
      );
    // It tells them in any order.
    expect(kept.toSorted()).toEqual([
      'gateway gateway-1 gateway-1.example:9400/metrics',
      'rest rest-1 rest-1.example:9400/metrics',
    ]);
  },
);
