import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every requirement of security names a file that shows how it is met', () => {
  const [met = ''] = readFileSync('docs/security.md', 'utf8').split('## Not met');
  const rows = met.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) {
    const files = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect([row, files.length > 0, files.filter((file) => !existsSync(file))]).toEqual([row, true, []]);
  }
});
