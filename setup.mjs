// Installs dependencies, generates code and builds the product, each only when it is missing or stale. Needs no package.
// Usage: node setup.mjs [install | tools] [bench] [codegen] [build]: runs these steps; if none is named, install, codegen and
// build. `install` brings what the product is built from and runs on, `tools` also what generates, checks and tests it, and
// `bench` what it is measured against.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STAMPS = 'node_modules/.setup';
const TOOLS = 'node_modules/typescript';
const PACKAGES = { stamp: 'install', inputs: ['package.json', 'package-lock.json'] };
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

const steps = {
  install: {
    ...PACKAGES,
    says: 'Installing dependencies …',
    outputs: ['node_modules/vite'],
    // Who has the tools keeps them: `npm start` and `npm test` by turns install nothing twice.
    run: () => npm('ci', existsSync(TOOLS) ? '--include=dev' : '--omit=dev', ...QUIET),
  },
  tools: {
    ...PACKAGES,
    says: 'Installing dependencies and tools …',
    outputs: ['node_modules/vite', TOOLS],
    // Adds the tools to the dependencies where those are complete.
    run: (installed) =>
      installed
        ? npm('install', '--include=dev', '--no-save', ...QUIET)
        : npm('ci', '--include=dev', ...QUIET),
  },
  bench: {
    says: 'Installing what the product is measured against …',
    inputs: ['bench/package.json', 'bench/package-lock.json'],
    outputs: ['bench/node_modules/mercurius'],
    run: () => npm('ci', '--prefix', 'bench', ...QUIET),
  },
  codegen: {
    says: 'Generating types and hooks …',
    inputs: ['package-lock.json', 'codegen.ts', 'schema', 'web'],
    only: /\.(graphql|mjs|md)$|codegen\.ts$|package-lock\.json$/,
    outputs: [
      'gateway/generated/resolvers.ts',
      'gateway/generated/schemaTypes.ts',
      'gateway/generated/schema.graphql',
      'web/generated',
    ],
    run: () => npm('run', '--silent', 'codegen', '--', '--silent'),
  },
  build: {
    says: 'Building the site and the servers …',
    inputs: [
      'package-lock.json',
      'vite.config.ts',
      'web',
      'gateway',
      'rest',
      'platform',
      'search',
      'text',
      'start.ts',
      // Shown on the page /developers.
      'docs/mirror.mjs',
      'docs/quickstart.mjs',
      'docs/quickstart.py',
      'docs/quickstart.sh',
      'schema/CHANGES.md',
      // Served beside the scripts of the site.
      'LICENSES/lucide.txt',
    ],
    outputs: ['dist/start.js', 'dist/rest.js', 'dist/gateway.js', 'dist/web/client', 'dist/web/server'],
    run: () => npm('run', '--silent', 'build'),
  },
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['install', 'codegen', 'build']) prepare(name);

function prepare(name) {
  if (isFresh(name)) return;
  if (name === 'codegen') {
    // Generated code is committed. Without tools it is as it was committed, until a source of it is changed.
    if (!existsSync(TOOLS) && !existsSync(stampOf(name))) return stamp(name);
    prepare('tools');
  }
  const release = whenAlone();
  if (!isFresh(name)) run(name);
  release();
}

function run(name) {
  console.log(steps[name].says);
  const installed = isFresh('install');
  // What is killed half-way is done again.
  rmSync(stampOf(name), { force: true });
  try {
    steps[name].run(installed);
  } catch {
    console.error(`That failed: see above. Correct it, and run the command again.`);
    process.exit(1);
  }
  stamp(name);
}

function stamp(name) {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stampOf(name), hash(steps[name]));
}

function stampOf(name) {
  return join(STAMPS, steps[name].stamp ?? name);
}

function isFresh(name) {
  const file = stampOf(name);
  return (
    existsSync(file) &&
    readFileSync(file, 'utf8') === hash(steps[name]) &&
    steps[name].outputs.every((path) => existsSync(path))
  );
}

/**
 * Waits until no other command prepares this folder: `npm start` and `npm test` may run in two terminals. Returns a
 * function that releases the lock.
 */
function whenAlone() {
  // The npm scripts that a step runs call this script as well: they must not wait for that step.
  if (process.env.SETUP_RUNS) return () => undefined;
  const folder = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `premium-used-cars-setup-${folder}`);
  while (!take(lock)) {
    if (!isHeld(lock)) rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  return release;
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the command that took the lock still runs: a killed one leaves its lock behind. */
function isHeld(lock) {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch {
    return false;
  }
}

/** A hash of the step's inputs and of Node's version. */
function hash({ inputs, only }) {
  const all = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap(filesUnder)) {
    if (!only || only.test(file)) all.update(file).update(readFileSync(file));
  }
  return all.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function npm(...args) {
  execFileSync('npm', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SETUP_RUNS: 'yes' },
    shell: process.platform === 'win32',
  });
}
