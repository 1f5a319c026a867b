import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readGatewayConfig } from '../../gateway/config.ts';
import { gatewayDefaults } from '../../gateway/GatewayOptions.ts';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../../rest/photos/photoLimits.ts';
import { defaultBodyDeadline, defaultUploadRate } from '../../platform/network/slowRequestGuard.ts';
import { defaultConnectionLimits } from '../../platform/network/connectionGuard.ts';
import { settingNames } from '../../platform/processes/settingNames.ts';
import { readRestConfig } from '../../rest/config.ts';

type Settings = Record<string, string | null>;

/** A service of compose.yaml, as far as these tests look at it. */
interface Service {
  image: string;
  build?: { dockerfile: string };
  environment?: Settings;
  command?: string[];
  user?: string;
  volumes?: string[];
  stop_grace_period?: string;
  healthcheck?: Record<string, string>;
  ports?: string[];
  networks?: string[];
}

/** An object of Kubernetes, as far as these tests look at it. */
interface Manifest {
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  data?: Settings;
  spec: {
    template: { spec: Pod };
    strategy: { rollingUpdate: { maxUnavailable: number } };
    ports: { port: number }[];
  };
}

interface Pod {
  terminationGracePeriodSeconds: number;
  securityContext: { runAsNonRoot: boolean; runAsUser: number };
  volumes: { name: string; emptyDir: { sizeLimit: string } }[];
  containers: {
    args: string[];
    ports: { name: string; containerPort: number }[];
    startupProbe: Probe;
    readinessProbe: Probe;
    livenessProbe: Probe;
    lifecycle: { preStop: { sleep: { seconds: number } } };
    volumeMounts: { name: string; mountPath: string }[];
  }[];
}

interface Probe {
  periodSeconds: number;
  failureThreshold: number;
  httpGet?: { path: string; port: string };
  tcpSocket?: { port: string };
}

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const { services, networks } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; enable_ipv6?: boolean } | null>;
};
const manifests = readdirSync('deploy/kubernetes')
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
/** The pods of the servers; `commands` has none. */
const pods = Object.fromEntries(
  deployments
    .filter(({ metadata }) => metadata.name !== 'commands')
    .map(({ metadata, spec }) => [metadata.name, spec.template.spec]),
);
const configMap = manifests.find(({ kind }) => kind === 'ConfigMap')?.data as Settings;
const unit = read('premium-used-cars.service');
const dockerfile = read('Dockerfile');

const gatewaySettings = Object.keys(readGatewayConfig({}));
const restSettings = Object.keys(readRestConfig({}));
/** Read by the Dockerfile's health check, and by Node's libraries. */
const ofTheImage = ['HEALTH_URL', 'NODE_ENV'];
const servers = Object.entries(services).filter(([, { image }]) => image.startsWith('premium-used-cars'));
const isRest = ({ command }: Service) => command?.[0] === 'dist/rest.js';
/** How long a gateway itself waits for running requests when it is told to stop, seconds; a REST API waits less. */
const ownGrace = gatewayDefaults.shutdownGrace / 1000;
const restGrace = Number(
  /^const SHUTDOWN_GRACE = (\d+)_000;$/m.exec(readFileSync('rest/app.ts', 'utf8'))?.[1],
);
/** What else a stop may take, seconds: connections that wait to be accepted, the last traces, closing the store. */
const AFTER_REQUESTS = 5;

/** A duration of compose.yaml, such as `45s`. */
const secondsOf = (duration = '') => Number(/^(\d+)s$/.exec(duration)?.[1]);

/** A value of compose.yaml in which every `${NAME}` and `${NAME:-value}` is replaced. */
const filledIn = (value: string) =>
  value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_all, _name, other?: string) => other ?? 'example');

test.each(servers)(
  '%s of compose.yaml is told only settings that it reads, and can start with them',
  (_name, server) => {
    const environment = server.environment as Settings;
    const known = [...ofTheImage, ...(isRest(server) ? restSettings : gatewaySettings)];
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    const values = Object.entries(environment).map(([name, value]) => [
      name,
      value === null ? undefined : filledIn(value),
    ]);
    const readConfig = isRest(server) ? readRestConfig : readGatewayConfig;
    expect(() => readConfig(Object.fromEntries(values))).not.toThrow();
  },
);

test('two gateways and two REST APIs of compose.yaml are the servers that the proxy knows', () => {
  const balanced = [...read('Caddyfile').matchAll(/reverse_proxy (\S+) (\S+) \{/g)].map(
    ([, ...hosts]) => hosts,
  );
  expect(balanced).toEqual([
    ['gateway1:4000', 'gateway2:4000'],
    ['rest1:4001', 'rest2:4001'],
  ]);
  expect(servers.map(([name]) => name)).toEqual(['gateway1', 'gateway2', 'rest1', 'rest2']);
  const { PORT } = readGatewayConfig({});
  const { REST_PORT } = readRestConfig({});
  expect([PORT, REST_PORT]).toEqual([4000, 4001]);
  expect(dockerfile).toContain(`EXPOSE ${PORT} ${REST_PORT}`);
});

test('every file that compose.yaml mounts or builds from exists, and .env.example has each value that it wants', () => {
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.filter((path) => path.startsWith('./')),
  );
  for (const path of mounted)
    expect([path, existsSync(`deploy/${path.split(':')[0]}`)]).toEqual([path, true]);
  for (const [, { build }] of servers) expect(existsSync(build?.dockerfile as string)).toBe(true);
  const wanted = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name as string);
  expect(wanted).not.toEqual([]);
  for (const name of wanted) expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
});

/** The settings of an example of an environment file, with their values. */
function settingsOf(example: string): NodeJS.ProcessEnv {
  return Object.fromEntries(
    [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

test('.env.example lists each setting that the servers read, and no other one', () => {
  const listed = Object.keys(settingsOf(readFileSync('.env.example', 'utf8')));
  // Not `LIVE_SITE`, which only `npm run dev` sets.
  const known = [...gatewaySettings, ...restSettings].filter(
    (name) => /^[A-Z_]+$/.test(name) && name !== 'LIVE_SITE',
  );
  expect(listed.toSorted()).toEqual([...new Set(known)].toSorted());
  expect(settingNames.toSorted()).toEqual([...listed, 'LIVE_SITE'].toSorted());
});

test('.env.example shows the values that hold without it', () => {
  const shown = readFileSync('.env.example', 'utf8').replace(/^#.*$/gm, '');
  expect(readGatewayConfig(settingsOf(shown))).toEqual(readGatewayConfig({}));
  expect(readRestConfig(settingsOf(shown))).toEqual(readRestConfig({}));
});

test('.env.example of deploy/ lists each setting that compose.yaml takes from it, and no other one', () => {
  const replaced = [...read('compose.yaml').matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name as string);
  const passedOn = servers.flatMap(([, { environment }]) =>
    Object.entries(environment as Settings).flatMap(([name, value]) => (value === null ? [name] : [])),
  );
  expect(Object.keys(settingsOf(read('.env.example'))).toSorted()).toEqual(
    [...new Set([...replaced, ...passedOn])].toSorted(),
  );
});

/** The settings that the image, the network or SITE_URL decides, so that an operator does not set them. */
const decided = ['PORT', 'HOST', 'REST_PORT', 'REST_HOST', 'DATA_DIR', 'ALLOWED_HOSTS', 'PUBLIC_URL'];

test.each(servers)(
  'an operator can tell %s of compose.yaml each other setting that it reads',
  (_name, server) => {
    const known = (isRest(server) ? restSettings : gatewaySettings).filter((name) => /^[A-Z_]+$/.test(name));
    const told = [
      ...Object.keys(server.environment as Settings),
      ...[...decided, 'CONNECTION_LIMIT', 'LIVE_SITE'],
    ];
    expect(known.filter((name) => !told.includes(name))).toEqual([]);
  },
);

test('the demonstration stock is off for who deploys by README.md, however the product is run', () => {
  for (const [, server] of servers.filter(([, each]) => isRest(each))) {
    expect(filledIn(server.environment?.DEMO_STOCK as string)).toBe('false');
  }
  expect(configMap.DEMO_STOCK).toBe('false');
  expect(unit).toMatch(/^Environment=.* DEMO_STOCK=false$/m);
  // The environment file must not set these: its values would override those of the unit.
  const script = /^sed '([^']+)' \.env\.example \| sudo install /m.exec(read('README.md'))?.[1] as string;
  const installed = execFileSync('sed', [script, '.env.example'], { encoding: 'utf8' });
  expect(installed).toMatch(/^PORT=/m);
  expect(installed).not.toMatch(/^(DEMO_STOCK|DATA_DIR)=/m);
});

test('who makes the secret SMTP_URL for Kubernetes is told which settings go with it', () => {
  const settings = read('kubernetes/settings.yaml');
  expect(settings).toMatch(/^#.*SMTP_URL.*MAIL_FROM/m);
  const shown = [...settings.matchAll(/^ {2}# (MAIL_FROM|DEALER_EMAIL): (.*)$/gm)].map(([, ...pair]) => pair);
  const environment = { ...configMap, ...Object.fromEntries(shown), SMTP_URL: 'smtp://mail.example.ae' };
  expect(readRestConfig(environment as NodeJS.ProcessEnv).mail).toMatchObject({
    server: { from: 'Marsa <hello@example.ae>' },
    dealerEmail: 'sales@example.ae',
  });
});

test('no file of deploy/ holds a secret', () => {
  const secrets = /^\s*-?\s*"?\w*(PASSWORD|SECRET|KEY|CODE)"?\s*[:=][ \t]*(?!\$\{)\S/m;
  for (const file of ['compose.yaml', '.env.example', 'Dockerfile', 'kubernetes/settings.yaml']) {
    expect([file, secrets.exec(read(file))?.[0]]).toEqual([file, undefined]);
  }
});

test('the image has what the build reads and nothing else of the project', () => {
  const inputs = /build: \{[^}]*?inputs: \[(?<list>[^\]]*)\]/s.exec(readFileSync('setup.mjs', 'utf8'))?.groups
    ?.list;
  const wanted = [...(inputs as string).matchAll(/'([^']+)'/g)].map(([, path]) => `!${path}`);
  const allowed = read('Dockerfile.dockerignore').split('\n');
  expect(allowed).toContain('*');
  expect(allowed).toEqual(expect.arrayContaining(wanted));
  for (const line of allowed.filter((path) => path.startsWith('!')))
    expect(existsSync(line.slice(1))).toBe(true);
});

test('nobody runs the servers as root', () => {
  expect(dockerfile).toMatch(/^USER [1-9]\d*:/m);
  expect(dockerfile.lastIndexOf('\nUSER ')).toBeGreaterThan(dockerfile.lastIndexOf('\nFROM '));
  expect(unit).toContain('\nDynamicUser=yes\n');
  for (const { spec } of deployments) {
    const { runAsNonRoot, runAsUser } = spec.template.spec.securityContext;
    expect([runAsNonRoot, runAsUser]).toEqual([true, Number(/^USER (\d+)/m.exec(dockerfile)?.[1])]);
  }
});

test('whoever stops a server waits longer than it takes for what is under way', () => {
  expect(restGrace).toBeLessThan(ownGrace);
  const least = ownGrace + AFTER_REQUESTS;
  for (const [, { stop_grace_period }] of servers) {
    expect(secondsOf(stop_grace_period)).toBeGreaterThanOrEqual(least);
  }
  // Its parent stops the gateway first, then the REST API.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(least + restGrace);
  expect(unit).toContain('\nKillMode=mixed\n');
  for (const { terminationGracePeriodSeconds, containers } of Object.values(pods)) {
    const pause = containers[0]?.lifecycle.preStop.sleep.seconds as number;
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(pause + least);
  }
});

test('a new pod is ready before an old one stops', () => {
  const rolling = deployments.filter(({ metadata }) => metadata.name in pods);
  expect(rolling.map(({ spec }) => spec.strategy.rollingUpdate.maxUnavailable)).toEqual([0, 0]);
});

test('a REST API has as long to start with Docker as with Kubernetes, and is asked as the image says', () => {
  const probe = pods.rest?.containers[0]?.startupProbe;
  const limit = Number(probe?.periodSeconds) * Number(probe?.failureThreshold);
  for (const [, { healthcheck }] of servers.filter(([, each]) => isRest(each))) {
    expect(healthcheck).toEqual({ start_period: `${limit}s` });
  }
});

test('visitors who come to a published port by IPv6 have addresses of their own', () => {
  const entered = Object.values(services)
    .filter(({ ports }) => ports)
    .flatMap((service) => service.networks as string[])
    .filter((name) => !networks[name]?.internal);
  expect(entered).toEqual(['outside']);
  for (const name of entered) expect(networks[name]?.enable_ipv6).toBe(true);
});

test('the data of a pod lie in a folder that its server makes, as nobody can close the volume itself', () => {
  for (const { containers } of Object.values(pods)) {
    const mount = containers[0]?.volumeMounts.find(({ name }) => name === 'data')?.mountPath;
    expect(configMap.DATA_DIR).toMatch(new RegExp(`^${mount}/\\w+$`));
  }
});

test('the pods of Kubernetes are told settings that a server reads, run its script, and are asked where it answers', () => {
  const known = [...gatewaySettings, ...restSettings];
  expect(Object.keys(configMap).filter((name) => !known.includes(name))).toEqual([]);
  const values = configMap as NodeJS.ProcessEnv;
  const ports = { gateway: readGatewayConfig(values).PORT, rest: readRestConfig(values).REST_PORT };
  const probes = { gateway: ['/readyz', '/healthz', '/healthz'], rest: ['/healthz', '/healthz', 'http'] };
  expect(configMap.REST_URL).toBe(`http://rest:${ports.rest}`);
  for (const name of ['gateway', 'rest'] as const) {
    const [container] = pods[name]?.containers ?? [];
    expect(container?.args).toEqual([`dist/${name}.js`]);
    expect(container?.ports[0]).toEqual({ name: 'http', containerPort: ports[name] });
    const asked = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe];
    expect(asked.map((probe) => probe?.httpGet?.path ?? probe?.tcpSocket?.port)).toEqual(probes[name]);
    const service = manifests.find(({ kind, metadata }) => kind === 'Service' && metadata.name === name);
    expect(service?.spec.ports[0]?.port).toBe(ports[name]);
  }
});

test('the unit of systemd runs the script of `npm start`, and tells it only settings that it reads', () => {
  expect(unit).toContain('\nExecStart=/usr/bin/node --enable-source-maps dist/start.js\n');
  expect(readFileSync('package.json', 'utf8')).toContain('"start": "node dist/start.js"');
  const told = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list]) => (list as string).split(' '));
  const names = told.map((setting) => setting.split('=')[0] as string);
  const known = [...ofTheImage, ...gatewaySettings, ...restSettings];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect(unit).toContain(`\nStateDirectory=${/DATA_DIR=\/var\/lib\/(\S+)/.exec(unit)?.[1]}\n`);
});

test('a command that an operator runs beside the unit has its user, its data, its settings and its scripts', () => {
  const readme = read('README.md');
  const [command = ''] = /systemd-run[^}]*/.exec(readme) ?? [];
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  const properties = [...command.matchAll(/-p (\w+)=('[^']*'|\S+)/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll("'", '').replace(/ .*/, ''),
  ]);
  expect(properties.map(([name]) => name)).toContain('EnvironmentFile');
  for (const [name = '', value] of properties) expect([name, value]).toEqual([name, valueOf(name)]);
  for (const [, setting] of command.matchAll(/-E (\S+)/g)) {
    expect(valueOf('Environment')?.split(' ')).toContain(setting);
  }
  expect(command).toContain(valueOf('ExecStart')?.replace('dist/start.js', '"dist/$command.js"'));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Settings };
  const section = readme.slice(readme.indexOf('\n## With systemd'), readme.indexOf('\n## With Kubernetes'));
  const commands = [...section.matchAll(/^cars (\w+)/gm)].map(([, name]) => name as string);
  expect(commands).toEqual(['import', 'partner', 'enquiries', 'backup', 'restore']);
  for (const name of commands) expect(scripts[name]).toBe(`node dist/${name}.js`);
});

test('the servers of the image and of `npm start` load what sends traces, and are told where to', () => {
  const loads = ['--import', './dist/tracing.js'];
  expect(JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] as string)).toEqual(
    expect.arrayContaining(loads),
  );
  expect(readFileSync('start.ts', 'utf8')).toContain("'--import', './dist/tracing.js', script]");
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toHaveProperty(
    'scripts.build',
    expect.stringContaining(' tracing=platform/telemetry/tracing.ts '),
  );
  for (const { command, entrypoint } of [
    ...servers.map(([, server]) => server),
    ...Object.values(pods).flatMap(({ containers }) => containers),
  ] as { command?: string[]; entrypoint?: string[] }[]) {
    expect(entrypoint).toBeUndefined();
    expect([undefined, ['dist/rest.js']]).toContainEqual(command);
  }
  for (const [, { environment }] of servers) {
    expect(environment).toHaveProperty('OTEL_EXPORTER_OTLP_ENDPOINT', null);
  }
  for (const file of ['.env.example', 'kubernetes/settings.yaml']) {
    expect(read(file)).toMatch(/^\s*# OTEL_EXPORTER_OTLP_ENDPOINT\b/m);
  }
});

/** A setting of the NGINX ingress controller. */
function ofIngress(name: string) {
  const ingress = manifests.find(({ kind }) => kind === 'Ingress');
  return ingress?.metadata.annotations?.[`nginx.ingress.kubernetes.io/${name}`];
}

test('the proxy cuts off clients that stand still, and after the gateway who sends too slowly', () => {
  const [, block = ''] = /\tservers \{\s+timeouts \{([^}]*)\}/.exec(read('Caddyfile')) ?? [];
  const lines = [...block.matchAll(/^\t+(\w+) (\d+)s(?: (\d+))?$/gm)];
  const timeouts = Object.fromEntries(
    lines.map(([, name = '', seconds, rate]) => [name, { ms: Number(seconds) * 1000, rate: Number(rate) }]),
  );
  expect(Object.keys(timeouts)).toEqual(['read_header', 'read_body_idle', 'write_idle', 'idle']);
  expect(timeouts.read_header?.ms).toBe(defaultConnectionLimits.timeout);
  const { base, bytesPerSecond } = defaultBodyDeadline;
  expect(timeouts.read_body_idle?.rate).toBe(bytesPerSecond);
  // The gateway looks once in a window, so it may be late by as much.
  expect(timeouts.read_body_idle?.ms).toBeGreaterThan(base + defaultUploadRate.window);
  // Caddy writes 64 kB at once: a network that is fast enough to send photos takes them in this time.
  expect(timeouts.write_idle?.ms).toBeGreaterThan(((2 * 64 * 1024) / bytesPerSecond) * 1000);
  // A version that an older machine has under a tag without a version may not know these timeouts.
  expect(services.proxy?.image).toMatch(/^caddy:\d+\.\d+\.\d+-alpine$/);
});

test('the ingress lets an address have as many requests as a gateway lets it have connections', () => {
  expect(Number(ofIngress('limit-connections'))).toBe(readGatewayConfig({}).CONNECTION_LIMIT);
});

test('the ingress lets the largest offer through', () => {
  const size = ofIngress('proxy-body-size');
  const largest = MOST_PHOTOS * LARGEST_PHOTO;
  expect(Number.parseInt(size as string, 10) * 1024 * 1024).toBeGreaterThan(largest);
});

test('the disk of a pod holds what uploads may take and the resized pictures', () => {
  const [data, uploads] = ['data', 'uploads'].map((name) => {
    const limit = pods.gateway?.volumes.find((volume) => volume.name === name)?.emptyDir.sizeLimit;
    return Number(/^(\d+)Gi$/.exec(limit as string)?.[1]) * 1024 ** 3;
  });
  const { uploadSpace, workers } = readGatewayConfig(configMap as NodeJS.ProcessEnv);
  expect(uploads).toBeGreaterThan(workers * uploadSpace.total);
  // The space of resized pictures, as .env.example states it.
  expect(data).toBeGreaterThan(2 * 1024 ** 3);
});
