import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The requirements of OWASP ASVS 4.0.3, level 1 and 2: each section with the numbers of its requirements. */
const sections = `
1.1 1-7, 1.2 1-4, 1.4 1 4 5, 1.5 1-4, 1.6 1-4, 1.7 1-2, 1.8 1-2, 1.9 1-2, 1.10 1, 1.11 1-2, 1.12 2, 1.14 1-6,
2.1 1-12, 2.2 1-3, 2.3 1-3, 2.4 1-6, 2.5 1-7, 2.6 1-3, 2.7 1-6, 2.8 1-7, 2.9 1-3, 2.10 1-4,
3.1 1, 3.2 1-4, 3.3 1-4, 3.4 1-5, 3.5 1-3, 3.7 1,
4.1 1-3 5, 4.2 1-2, 4.3 1-3,
5.1 1-5, 5.2 1-8, 5.3 1-10, 5.4 1-3, 5.5 1-4,
6.1 1-3, 6.2 1-6, 6.3 1-2, 6.4 1-2,
7.1 1-4, 7.2 1-2, 7.3 1 3 4, 7.4 1-3,
8.1 1-4, 8.2 1-3, 8.3 1-8,
9.1 1-3, 9.2 1-4,
10.2 1-2, 10.3 1-3,
11.1 1-8,
12.1 1-3, 12.2 1, 12.3 1-6, 12.4 1-2, 12.5 1-2, 12.6 1,
13.1 1 3-5, 13.2 1-3 5 6, 13.3 1-2, 13.4 1-2,
14.1 1-4, 14.2 1-6, 14.3 2-3, 14.4 1-7, 14.5 1-4`;

const requirements = sections.split(',').flatMap((text) => {
  const [section = '', ...numbers] = text.trim().split(' ');
  return numbers.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => `${section}.${first + i}`);
  });
});

const text = readFileSync('docs/security.md', 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
const [met = ''] = text.split('## Not met');

it('every requirement of security of level 2 is met, not met or not applicable, and stands once', () => {
  const told = rows.flatMap((row) => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []);
  expect(requirements).toHaveLength(260);
  expect(told.toSorted()).toEqual(requirements.toSorted());
});

it('every requirement that is met names files that exist and show how', () => {
  for (const row of rows.filter((line) => met.includes(line))) {
    const files = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect([row, files.length > 0, files.filter((file) => !existsSync(file))]).toEqual([row, true, []]);
  }
});
