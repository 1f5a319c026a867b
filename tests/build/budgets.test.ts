import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const ASSETS = 'dist/web/client/assets';
const KB = 1000;

const scripts = new Map(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]),
);
const html = readFileSync('dist/web/client/index.html', 'utf8');
const client = /data-client="\/assets\/([^"]+)"/.exec(html)?.[1] ?? '';

/** A chunk and all that it imports before it runs. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imports = (scripts.get(name) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g);
  for (const [, imported = ''] of imports) withImports(imported, found);
  return found;
}

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function pageChunk(page: string): string {
  return [...scripts.keys()].find((name) => name.startsWith(`${page}-`)) ?? '';
}

const pages = [...scripts.keys()].flatMap((name) => /^(\w+Page)-/.exec(name)?.[1] ?? []);

test('a page needs at most 3 kB of JavaScript before it is idle or touched', () => {
  const early = /<script data-client[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(early).not.toBe('');
  expect(gzipped(early)).toBeLessThanOrEqual(3 * KB);
});

test.each([
  ['react', 70],
  ['router', 32],
  ['apollo', 52],
  ['site', 19],
  ['forms', 9],
])('the chunk %s stays under %i kB', (name, budget) => {
  const chunk = scripts.get(pageChunk(name)) ?? '';
  expect(chunk).not.toBe('');
  expect(gzipped(chunk)).toBeLessThanOrEqual(budget * KB);
});

test.each(pages)(
  '%s brings at most 12 kB of its own, and 190 kB with all that a first visit loads',
  (page) => {
    expect(gzipped(scripts.get(pageChunk(page)) ?? '')).toBeLessThanOrEqual(12 * KB);
    const all = new Set([...withImports(client), ...withImports(pageChunk(page))]);
    const total = [...all].reduce((sum, name) => sum + gzipped(scripts.get(name) ?? ''), 0);
    expect(total).toBeLessThanOrEqual(190 * KB);
  },
);

test('the parser of GraphQL stays at home', () => {
  expect([...scripts.values()].filter((code) => code.includes('Syntax Error:'))).toEqual([]);
});

test('the style sheet stays under 16 kB, and none is asked for before a page is painted', () => {
  const [, sheet = ''] = /data-sheet="\/assets\/([^"]+)"/.exec(html) ?? [];
  expect(gzipped(readFileSync(join(ASSETS, sheet), 'utf8'))).toBeLessThanOrEqual(16 * KB);
  expect(html).toContain('<!--sheet-->');
  expect(html).not.toContain('rel="stylesheet"');
});
