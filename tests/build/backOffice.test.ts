import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Manifest } from '../../gateway/pages/modulePreloads.ts';
import { roomOf, rooms } from '../lint/rooms.mjs';

const BUILT = 'dist/web/client';
/** The folders of the back office: every one in `web/admin`. */
const OFFICE = /^web\/admin\/[^/]+(\/|$)(?<!\.tsx?)/;

const read = (file: string) => readFileSync(join(BUILT, file), 'utf8');
const manifest = (name: string) =>
  JSON.parse(read(`.vite/${name}.json`)) as Record<string, Manifest[string] & { css?: string[] }>;
const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('generated'))
  .map((file) => ({ file, words: readFileSync(join('web', file), 'utf8').split(/[\s'"`]+/) }));

/** The classes that a style sheet has rules for. */
function classesOf(sheet: string): Set<string> {
  return new Set(
    [...sheet.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi)].map(([, name = '']) =>
      name.replaceAll('\\', ''),
    ),
  );
}

test('BO-23 no part of the site imports a folder of the back office', () => {
  const importers = Object.entries<string[]>(rooms).filter(([, opens]) =>
    opens.some((room) => OFFICE.test(room)),
  );
  const visitors = importers.map(([room]) => room).filter((room) => !OFFICE.test(room));
  expect(importers.length).toBeGreaterThan(0);
  expect(visitors).toEqual([]);
  expect(roomOf('web/admin/LogInForm.tsx')).toBe('web/admin');
});

test('BO-23 no visitor loads a script of the back office', () => {
  const [site, office] = [manifest('manifest'), manifest('backOffice')];
  const own = Object.keys(office).filter((source) => /^admin\/[^/]+\//.test(source));
  expect(own).toContain('admin/account/AccountPage.tsx');
  expect(own.filter((source) => Object.hasOwn(site, source))).toEqual([]);
  expect(Object.values(office).filter(({ file }) => !file.startsWith('assets/admin/'))).toEqual([]);
  const scripts = Object.values(site).map(({ file }) => file);
  expect(scripts.filter((file) => file.endsWith('.js') && read(file).includes('assets/admin/'))).toEqual([]);
});

test("BO-23 the site's style sheet has no class that only the back office uses", () => {
  const ofOffice = ({ file }: { file: string }) => OFFICE.test(`web/${file}`);
  const ofSite = new Set(sources.filter((source) => !ofOffice(source)).flatMap(({ words }) => words));
  const only = new Set(
    sources.filter(ofOffice).flatMap(({ words }) => words.filter((word) => !ofSite.has(word))),
  );
  const html = read('index.html');
  const site = classesOf(read(/data-sheet="\/([^"]+)"/.exec(html)?.[1] ?? ''));
  const office = classesOf(
    read(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(read('admin/index.html'))?.[1] ?? ''),
  );
  const officeOnly = [...office].filter((name) => only.has(name));
  expect(officeOnly.length).toBeGreaterThan(5);
  expect(officeOnly.filter((name) => site.has(name))).toEqual([]);
});
