// Everything that must hold, in one run: generated code, types, lint, format, unit and integration tests, and the
// tests in Chromium. `node tests/run.mjs check` runs the first four only. The last line says how many passed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './support/findChromium.mjs';

const RESULTS = 'test-results';
const bin = (name) => `node_modules/.bin/${name}`;

const checks = [
  ['GW-18 Generated code is fresh', bin('graphql-codegen'), '--check', '--silent'],
  ['Types', bin('tsc')],
  ['Lint and borders', bin('oxlint'), '--type-aware'],
  ['Format', bin('prettier'), '--check', '--log-level', 'warn', '.'],
];

let passed = 0;
let failed = 0;

for (const [title, ...command] of checks) {
  const ok = run(command);
  console.log(`${ok ? '✓' : '✗'} ${title}`);
  count(ok ? 1 : 0, ok ? 0 : 1);
}

if (process.argv[2] !== 'check') {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  if (!process.env.MONGODB_TEST_URL) {
    console.log('The MongoDB suite is not run: set MONGODB_TEST_URL to the address of a test server.');
  }
  unitTests();
  browserTests();
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function unitTests() {
  const file = `${RESULTS}/vitest.json`;
  const ok = run([bin('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  const results = read(file);
  // A run can fail without a failed test, such as when a file cannot be loaded.
  count(results?.numPassedTests ?? 0, results?.numFailedTests || (ok ? 0 : 1));
}

function browserTests() {
  const file = `${RESULTS}/playwright.json`;
  const ok = run([bin('playwright'), 'test'], {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const stats = read(file)?.stats;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected || (ok ? 0 : 1));
}

function run([command, ...args], environment = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, ...environment } };
  return spawnSync(command, args, { ...options, shell: process.platform === 'win32' }).status === 0;
}

function count(more, worse) {
  passed += more;
  failed += worse;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
