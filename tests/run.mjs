// `npm test`, `npm run test:system` and `npm run check`.
// - `npm run check`: the code generator's output, types, lint and format.
// - `npm test`: the same, then the unit and integration tests, then the tests in Chromium.
// - `npm run test:system`: the tests that run the product as processes, such as workers, deployment, drills and faults, those of the
//   store on MongoDB where MONGODB_TEST_URL names a server, and those in Firefox where one is found.
// - `npm test -- buy tests/rest/carRoutes.test.ts -t withdrawn`: only the test files whose path contains one of the words;
//   everything from the first option on goes to the runners as it stands.
// The last line says how many passed and failed, summed over all runners.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { findFirefox } from './browser/findFirefox.mjs';
import { chosenTests } from './chosenTests.mjs';

const RESULTS = 'test-results';

/** The title of a check, the npm script that makes it, and that script's further arguments. */
const checks = [
  ['GW-18 Generated code is fresh', 'codegen', '--check', '--silent'],
  ['Types', 'typecheck'],
  ['Lint and borders', 'lint'],
  ['Format', 'format:check'],
];

/** The servers on which the store is tested beside the embedded engine. */
const storeServers = ['MONGODB_TEST_URL', 'MONGODB_POSTGRES_TEST_URL', 'MONGODB_STREAMS_TEST_URL'];
/** What a test of every engine mentions. Where it runs on one of these servers, its title says MongoDB. */
const everyEngine = new RegExp(
  ['storeEngines', 'busyEngines', 'everyEngine', 'streamEngine', ...storeServers].join('|'),
);

let passed = 0;
let failed = 0;

const words = process.argv.slice(2);
if (words[0] === 'check') {
  await runChecks();
} else {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  if (words.length === 0) {
    await runChecks();
    // The same on every machine, and in the time of one engine.
    for (const name of storeServers) delete process.env[name];
  }
  runTests(words[0] === 'system' ? systemTests(words.slice(1)) : chosenTests(words, testFiles()));
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** As `chosenTests` says, of the files of tests/system and tests/firefox: all of them where none is named. */
function systemTests(parts) {
  const named = parts[0] && !parts[0].startsWith('-');
  const files = testFiles().filter((file) => /^tests\/(system|firefox)\//.test(file));
  if (named) return chosenTests(parts, files);
  return { ...chosenTests(['tests/system/', 'tests/firefox/', ...parts], files), stores: engineTests() };
}

/** The files of unit tests that test more than the embedded engine, where there is a server for it. */
function engineTests() {
  if (!process.env.MONGODB_TEST_URL) return undefined;
  return testFiles().filter(
    (file) =>
      /^tests\/(?!system\/).*\.test\.tsx?$/.test(file) && everyEngine.test(readFileSync(file, 'utf8')),
  );
}

/** Makes all checks at once, as most use one core, and prints what each has to say when it is done. */
async function runChecks() {
  await Promise.all(
    checks.map(async ([title, script, ...args]) => {
      const { ok, output } = await npmOutput(script, args);
      process.stdout.write(`${output}${ok ? '✓' : '✗'} ${title}\n`);
      count(ok ? 1 : 0, ok ? 0 : 1);
    }),
  );
}

function runTests({ unit, system, stores, browser, firefox, options, build }) {
  if (!unit && !system && !browser && !firefox) {
    console.error(`No test file has a path that contains ${words.join(' or ')}.`);
    count(0, 1);
    return;
  }
  if (system && !process.env.MONGODB_TEST_URL) {
    console.log('The MongoDB suite is not run: set MONGODB_TEST_URL to the address of a test server.');
  }
  if (system && !process.env.MONGODB_STREAMS_TEST_URL) {
    console.log(
      'Change streams are tested with an imitated driver only: set MONGODB_STREAMS_TEST_URL to the address of a replica set.',
    );
  }
  if (firefox && !findFirefox()) {
    console.log(
      'The Firefox suite is not run: install Firefox (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
    );
    firefox = undefined;
  }
  if (build && !run(process.execPath, ['setup.mjs', 'build'])) {
    count(0, 1);
    return;
  }
  if (unit) vitestTests('unit', ['--project=!system', ...unit, ...options]);
  if (system) vitestTests('system', ['--project=system', ...system, ...options]);
  if (stores) vitestTests('stores', ['--project=!system', ...stores, '-t', 'MongoDB', ...options]);
  if (browser) playwrightTests([...browser, ...options]);
  if (firefox) vitestTests('firefox', ['--config', 'tests/firefox/vitest.config.ts', ...firefox, ...options]);
}

function vitestTests(name, args) {
  const file = `${RESULTS}/${name}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const ok = run('npx', ['vitest', 'run', ...reporters, ...args]);
  const results = read(file);
  // A run can fail without a failed test, such as when a file cannot be loaded.
  count(results?.numPassedTests ?? 0, results?.numFailedTests || (ok ? 0 : 1));
}

function playwrightTests(args) {
  const file = `${RESULTS}/playwright.json`;
  const ok = npmRun('test:e2e', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const stats = read(file)?.stats;
  count((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected || (ok ? 0 : 1));
}

/** Runs a script of package.json without the script that prepares it: `npm test` has done that. */
function npmRun(script, args, environment) {
  return run('npm', npmWords(script, args), environment);
}

function npmWords(script, args) {
  return ['run', '--silent', '--ignore-scripts', script, '--', ...args];
}

/** As `npmRun`, with what the script has printed in place of printing it. */
async function npmOutput(script, args) {
  const child = spawn('npm', npmWords(script, args), { shell: process.platform === 'win32' });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  const [code] = await once(child, 'close');
  return { ok: code === 0, output: Buffer.concat(parts).toString() };
}

function run(command, args, environment = {}) {
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

function testFiles() {
  return readdirSync('tests', { recursive: true, encoding: 'utf8' }).map(
    (file) => `tests/${file.replaceAll('\\', '/')}`,
  );
}
