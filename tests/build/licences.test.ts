import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ASSETS = 'dist/web/client/assets';
/** Licences that require only their notice. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  '(MPL-2.0 OR Apache-2.0)',
];

/** The packages whose code is bundled, with their licence and its text, from the file beside the code. */
function bundled(folder: string) {
  const sections = readFileSync(`${folder}/licenses.md`, 'utf8').split(/^## /m).slice(1);
  return sections.map((section) => {
    const { name, licence } =
      /^(?<name>\S+) - \S+ \((?<licence>.+)\)\n/.exec(section)?.groups ?? ({} as Record<string, undefined>);
    return { name, licence, text: section.slice(section.indexOf('\n')).trim() };
  });
}

test.each([
  [
    'the site',
    ASSETS,
    ['@apollo/client', 'dompurify', 'graphql', 'lucide', 'react', 'react-dom', 'react-router'],
  ],
  ['the explorer', `${ASSETS}/explorer`, ['@graphiql/react', 'graphiql', 'graphql', 'react', 'react-dom']],
])(
  'an author of a library in %s is named with the licence, where visitors get its code',
  (_what, folder, names) => {
    const packages = bundled(folder);
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(packages.filter(({ licence = '' }) => !ACCEPTED.includes(licence))).toEqual([]);
    for (const name of names)
      expect(packages.find((one) => one.name === name)?.text).toMatch(/copyright|licen[cs]e/i);
  },
);

test('an author of a font that the site serves is named in LICENSES', () => {
  const told = readFileSync('LICENSES/README.md', 'utf8');
  // One line names the upright and the italic font.
  const fonts = readdirSync('web/fonts').map((file) => `web/fonts/${file}`);
  const patterns = [...told.matchAll(/`(web\/fonts\/[^`]+)`/g)].map(([, path = '']) => path.split('*'));
  const isTold = (font: string) =>
    patterns.some(([start = '', end = '']) => font.startsWith(start) && font.endsWith(end));
  expect(fonts.filter((font) => !isTold(font))).toEqual([]);
});

test('the notice of Lucide, whose icons are copied, is the one of its package', () => {
  expect(readFileSync('LICENSES/lucide.txt', 'utf8')).toBe(
    readFileSync('node_modules/lucide/LICENSE', 'utf8'),
  );
});
