import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importedPackages, withDependencies } from '../../deploy/keepRuntimeDependencies.mjs';
import { freePort } from '../servers/freePort.ts';
import { until } from '../until.ts';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const [, ...nodeOptions] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(dockerfile)?.[1] as string) as string[];
const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(
  ([, path]) => path as string,
);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
const kept = withDependencies({ dependencies }, importedPackages('dist'));

test('the image leaves out the libraries that only the build and the browsers need', () => {
  expect(Object.keys(kept.dependencies)).toEqual(
    expect.arrayContaining(['fastify', 'graphql', 'lmdb', 'sharp']),
  );
  const left = Object.keys(dependencies).filter((name) => !kept.dependencies[name]);
  expect(left).toEqual(expect.arrayContaining(['vite', 'react', 'graphiql']));
});

/** The folders of these packages, as `folder` finds them, and of all that they need. */
function foldersOf(names: string[], folder = '.', found = new Set<string>()): Set<string> {
  for (const name of names) {
    const path = folderOf(name, folder);
    // A package for another system, or one that is wanted only where it is there already.
    if (!path || found.has(path)) continue;
    found.add(path);
    const needs = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as typeof kept &
      Partial<Record<'optionalDependencies' | 'peerDependencies', Record<string, string>>>;
    const all = { ...needs.dependencies, ...needs.optionalDependencies, ...needs.peerDependencies };
    foldersOf(Object.keys(all), path, found);
  }
  return found;
}

/** Where Node finds a package from a folder of the project. */
function folderOf(name: string, folder: string): string | undefined {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return path;
  return folder === '.' ? undefined : folderOf(name, dirname(folder));
}

/** Bytes of a package, without those that stand in it. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sizeOf(path) : lstatSync(path).size;
    })
    .reduce((sum, size) => sum + size, 0);
}

test('who only starts the product installs packages of less than 290 MB, some 270, and none of the tools', () => {
  const folders = [...foldersOf(Object.keys(dependencies))];
  const names = folders.map((folder) => folder.replace('node_modules/', ''));
  expect(names).toContain('vite');
  for (const tool of ['typescript', 'vitest', '@graphql-codegen/cli', 'lucide', 'simple-icons']) {
    expect(names).not.toContain(tool);
  }
  const bytes = folders.map(sizeOf).reduce((sum, size) => sum + size, 0);
  expect(bytes / 1e6).toBeLessThan(290);
});

test('the packages of the image take less than 150 MB, some 130', () => {
  const folders = [...foldersOf(Object.keys(kept.dependencies))];
  expect(folders).toContain(join('node_modules', 'sharp'));
  const bytes = folders.map(sizeOf).reduce((sum, size) => sum + size, 0);
  expect(bytes / 1e6).toBeLessThan(150);
});

test('both servers of the image run, and paint the demonstration stock, with the files that it is given', async () => {
  const image = mkdtempSync(join(tmpdir(), 'cars-image-'));
  onTestFinished(() => rmSync(image, { recursive: true, maxRetries: 5 }));
  for (const path of copied.filter((name) => name !== 'node_modules')) {
    cpSync(path, join(image, path), { recursive: true });
  }
  for (const name of Object.keys(kept.dependencies)) {
    const link = join(image, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
  const [port, restPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const settings = {
    ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), REST_PORT: String(restPort) },
    ...{ DATA_DIR: join(image, 'data'), LOG_LEVEL: 'info' },
  };
  const rest = server('dist/rest.js', image, settings);
  const gateway = server('dist/gateway.js', image, settings);

  await until(async () => expect(await fetch(`${site}/readyz`)).toHaveProperty('ok', true));
  for (const path of ['/', '/graphiql', '/sitemap.xml']) {
    expect([path, (await fetch(`${site}${path}`)).status]).toEqual([path, 200]);
  }
  await until(() => expect(readdirSync(join(image, 'data/photos'))).not.toEqual([]));
  await Promise.all([gateway.stop(), rest.stop()]);
  expect(`${gateway.output()}${rest.output()}`).not.toMatch(/"level":[56]0/);
});

/** A built server as a process in the folder of the image; `stop` sends the signal that a container gets. */
function server(script: string, cwd: string, settings: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, [...nodeOptions, script], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    output: () => output,
    async stop() {
      const ended = once(child, 'exit');
      child.kill(/^STOPSIGNAL (SIG\w+)$/m.exec(dockerfile)?.[1] as NodeJS.Signals);
      expect(await ended).toEqual([0, null]);
    },
  };
}
