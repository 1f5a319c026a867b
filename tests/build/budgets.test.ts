import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Manifest, modulePreloads } from '../../gateway/pages/modulePreloads.ts';

const BUILT = 'dist/web/client';
const ASSETS = `${BUILT}/assets`;
const KB = 1000;

const scripts = new Map(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(ASSETS, name), 'utf8')]),
);
const html = readFileSync(`${BUILT}/index.html`, 'utf8');
const client = /data-client="([^"]+)"/.exec(html)?.[1] ?? '';
const scriptsFor = modulePreloads(
  JSON.parse(readFileSync(`${BUILT}/.vite/manifest.json`, 'utf8')) as Manifest,
);

function gzipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

function pageChunk(page: string): string {
  return [...scripts.keys()].find((name) => name.startsWith(`${page}-`)) ?? '';
}

const pages = [...scripts.keys()].flatMap((name) => /^(\w+Page)-/.exec(name)?.[1] ?? []);

test('a page needs at most 3.2 kB of JavaScript before it is idle or touched', () => {
  const early = /<script data-client[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(early).not.toBe('');
  expect(gzipped(early)).toBeLessThanOrEqual(3.2 * KB);
});

test.each([
  ['react', 70],
  ['router', 32],
  ['apollo', 52],
  ['site', 15.2],
  ['forms', 6],
  ['formPages', 6],
  ['cards', 5.3],
  ['carFacts', 3.3],
  ['namedCar', 5],
  ['receipts', 5],
  ['times', 2],
])('the chunk %s stays under %i kB', (name, budget) => {
  const chunk = scripts.get(pageChunk(name)) ?? '';
  expect(chunk).not.toBe('');
  expect(gzipped(chunk)).toBeLessThanOrEqual(budget * KB);
});

/** What a page may bring of its own, and what a first visit may load in all, kB (decision 0166). */
const usual = { own: 12, all: 197 };
const larger = new Map([
  ['BuyPage', { own: 14, all: 198 }],
  ['CarPage', { own: 15.5, all: 203 }],
]);

test.each(pages)(
  '%s brings no more of its own, and no more with all that a first visit loads, than it may',
  (page) => {
    const budget = larger.get(page) ?? usual;
    expect(gzipped(scripts.get(pageChunk(page)) ?? '')).toBeLessThanOrEqual(budget.own * KB);
    const all = [client, ...scriptsFor(page)];
    expect(all).toContain(`/assets/${pageChunk(page)}`);
    const total = all.reduce((sum, address) => sum + gzipped(readFileSync(BUILT + address, 'utf8')), 0);
    expect(total).toBeLessThanOrEqual(budget.all * KB);
  },
);

const office = JSON.parse(readFileSync(`${BUILT}/.vite/backOffice.json`, 'utf8')) as Manifest;
/** The libraries of every page, which browsers keep from release to release. */
const LIBRARY = /\/(react|router|apollo)-[^/]+$/;

test.each(Object.keys(office).filter((source) => source.endsWith('Page.tsx')))(
  'BO-22 %s brings at most 60 kB beyond React, its router and Apollo Client, with all that a first visit loads',
  (page) => {
    const files = new Set<string>();
    const visit = (source: string) => {
      const { file = '', imports = [] } = office[source] ?? {};
      if (files.has(file)) return;
      files.add(file);
      imports.forEach(visit);
    };
    for (const source of ['admin/index.html', page]) visit(source);
    const own = [...files].filter((file) => !LIBRARY.test(file));
    expect(files.size - own.length).toBe(3);
    const sizes = own.map((file) => gzipped(readFileSync(join(BUILT, file), 'utf8')));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * KB);
  },
);

// ProseMirror alone has nearly all of it; a dialog that is loaded later costs more than it saves.
test('BO-22 the editor of texts brings at most 70 kB more, where a text is edited', () => {
  const { file = '' } = office['admin/editor/LoadedEditor.tsx'] ?? {};
  expect(gzipped(readFileSync(join(BUILT, file), 'utf8'))).toBeLessThanOrEqual(70 * KB);
});

test('the parser of GraphQL stays at home', () => {
  expect([...scripts.values()].filter((code) => code.includes('Syntax Error:'))).toEqual([]);
});

const [, sheetFile = ''] = /data-sheet="\/assets\/([^"]+)"/.exec(html) ?? [];
const sheet = readFileSync(join(ASSETS, sheetFile), 'utf8');

test('the style sheet stays under 20 kB, and none is asked for before a page is painted', () => {
  expect(gzipped(sheet)).toBeLessThanOrEqual(20 * KB);
  expect(html).toContain('<!--sheet-->');
  expect(html).not.toContain('rel="stylesheet"');
});

test('a page names its fonts, and the sheet that comes later does not lay out its text again by naming them', () => {
  expect(html.match(/@font-face/g)).toHaveLength(10);
  expect(sheet).not.toContain('@font-face');
});
