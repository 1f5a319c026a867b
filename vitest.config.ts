import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const FIREFOX = 'tests/firefox/**';
/** The product as processes, on disks and behind proxies of its own: `npm run test:system`. */
const SYSTEM = 'tests/system/*.test.ts';
/** These replace modules. */
const REPLACING = 'tests/rest/{freeSpace,unwritable}.test.ts';

/**
 * The files of `tests/web` that show whole pages, or all others. Those that do (`runSite`) set React's testing library up alike, and
 * leave an empty page behind. The others have modules, document and storage of their own, also where they replace modules or
 * load them anew.
 */
function inWeb(parts: 'pages' | 'others'): string[] {
  const showsPages = (text: string) =>
    text.includes('/runSite.tsx') && !/\bvi\.(mock|doMock|resetModules)\b/.test(text);
  return readdirSync('tests/web')
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `tests/web/${name}`)
    .filter((file) => showsPages(readFileSync(file, 'utf8')) === (parts === 'pages'));
}

/** The files of a process share what it has imported, which takes a third of the time of all tests. */
const sharing = { isolate: false, globalSetup: 'tests/servers/builtScripts.ts' };

export default defineConfig({
  // One copy of graphql: its package offers two module formats, and tests would meet both.
  resolve: { alias: { graphql: 'graphql/index.js' } },
  test: {
    // Machines that are busy with other things are slow; how fast something is, benchmarks say.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 10_000 } },
    // Many tests wait for servers of their own, half of their time on two cores.
    maxWorkers: 2 * availableParallelism(),
    setupFiles: ['tests/failOnConsoleError.ts', 'tests/failOnTextNodes.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/**/*.test.ts'],
          exclude: [FIREFOX, SYSTEM, REPLACING, 'tests/web/**'],
          ...sharing,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: inWeb('pages'),
          ...sharing,
          setupFiles: ['tests/browser/emptyPage.ts'],
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: 'system', include: [SYSTEM], ...sharing } },
      { extends: true, test: { name: 'alone', include: [REPLACING, ...inWeb('others')] } },
    ],
  },
});
