import { Window } from 'happy-dom';
import { expect } from 'vitest';

/** Reads an XML document, which must be strictly well formed. */
export function readXml(text: string) {
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
  // The parser of the DOM accepts these faults.
  expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
  expect(text).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
  const document = new new Window().DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const texts = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
  return { root: document.documentElement.nodeName, texts };
}
