import { expect, test } from 'vitest';
import { secureAddress } from '../../text/secureAddress.ts';

test.each([
  ['https://reports.example/x5.pdf', 'https://reports.example/x5.pdf'],
  [' HTTPS://Reports.example ', 'https://reports.example/'],
  ['http://reports.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://user@reports.example', undefined],
  ['https://:secret@reports.example', undefined],
  ['reports.example', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('a page links to the address %j as %j', (text, href) => {
  expect(secureAddress(text)?.href).toBe(href);
});
