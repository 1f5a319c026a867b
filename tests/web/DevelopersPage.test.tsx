// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorCodes } from '../../gateway/http/errorCodes.ts';
import { markdownBlocks } from '../../web/developers/markdownBlocks.ts';
import { paths } from '../../web/paths.ts';
import { runSite } from '../servers/runSite.tsx';

let site: Awaited<ReturnType<typeof runSite>>;

beforeEach(async () => {
  site = await runSite();
});
afterEach(async () => {
  cleanup();
  await site.close();
});

const region = (name: string | RegExp) => screen.findByRole('region', { name });

test('a developer jumps from the contents to each topic', async () => {
  site.visit(paths.developers);
  const contents = await screen.findByRole('navigation', { name: 'Contents' });
  const links = within(contents).getAllByRole('link');
  expect(links).toHaveLength(10);
  for (const link of links) {
    const section = await region(link.textContent ?? '');
    expect(link.getAttribute('href')).toBe(`#${section.id}`);
  }
});

test.each([
  ['Quick start in curl', 'docs/quickstart.sh'],
  ['Quick start in JavaScript', 'docs/quickstart.mjs'],
  ['Quick start in Python', 'docs/quickstart.py'],
  ['The mirror program', 'docs/mirror.mjs'],
])('a developer copies %s, which is the very file that the tests run', async (name, file) => {
  site.visit(paths.developers);
  expect((await region(name)).textContent).toBe((await readFile(file, 'utf8')).trimEnd());
});

test('a developer reads every code of an error with its status, and the limits with their numbers', async () => {
  site.visit(paths.developers);
  const errors = (await region('Errors')).textContent ?? '';
  for (const [code, { status, meaning }] of Object.entries(errorCodes)) {
    expect(errors).toContain(`${code}${status}${meaning.replaceAll('`', '')}`);
  }
  const limits = (await region('Keys and limits')).textContent ?? '';
  expect(limits).toContain('estimated from the operationOPERATION_TOO_COSTLY10,000');
  expect(limits).toContain('Exports at the same time6');
  const pictures = (await region('Pictures')).textContent;
  expect(pictures).toContain('280, 480, 768, 960, 1200, 1600');
  expect(pictures).toContain('avif, webp, jpg');
  expect(site.asked).toEqual(['DevelopersPage']);
});

test('a developer reads the whole changelog, and gets to GraphiQL, the schema and the exports', async () => {
  site.visit(paths.developers);
  const changelog = (await region('Changelog')).textContent ?? '';
  const changes = await readFile('schema/CHANGES.md', 'utf8');
  for (const [, announced = ''] of changes.matchAll(/^- (.*)$/gm)) {
    expect(changelog).toContain(announced.replaceAll('`', ''));
  }
  const targets = within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining([
      '/graphiql',
      '/graphql/schema.graphql',
      '/export/cars.jsonl',
      '/export/cars.csv',
      '/export/cars.csv?for=excel',
    ]),
  );
});

test('a developer gets there from the terms, and the footer leaves visitors alone with it', async () => {
  site.visit(paths.terms);
  const links = await screen.findAllByRole('link', { name: /developers/i });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['For developers: our stock by API', '/developers'],
  ]);
});

test('Markdown is read block by block', () => {
  expect(markdownBlocks('# One\n\nTwo\nlines.\n\n- a\n- b\n  more\n')).toEqual([
    { kind: 'heading', text: 'One' },
    { kind: 'paragraph', text: 'Two lines.' },
    { kind: 'list', items: ['a', 'b more'] },
  ]);
});
