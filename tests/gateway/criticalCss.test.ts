import { expect, test } from 'vitest';
import { criticalCss } from '../../gateway/pages/criticalCss.ts';

/** The part of `sheet` that a page with an element of these classes gets, without blanks. */
function forPage(sheet: string, ...classes: string[]): string {
  return criticalCss(sheet)(`<p class="${classes.join(' ')}">`).replace(/\s/g, '');
}

test('a page gets the rules of its classes, in their order, and no others', () => {
  expect(forPage('.b{color:red}.c{color:blue}.a{color:green}', 'a', 'b')).toBe(
    '.b{color:red}.a{color:green}',
  );
});

test('a page gets the rules that need no class', () => {
  const sheet =
    'html:has([open]){overflow:hidden}a:hover{color:red}@font-face{font-family:A}@keyframesx{0%{top:0}}';
  expect(forPage(sheet)).toBe(sheet);
});

test.each([
  ['.card .price{top:0}', ['card'], false],
  ['.card .price{top:0}', ['card', 'price'], true],
  ['.card.sold{top:0}', ['sold'], false],
  ['.card,.price{top:0}', ['price'], true],
  ['.card:not(.sold){top:0}', ['card'], true],
  ['.card:is(.new,.sold)::before{top:0}', ['card'], true],
  ['.card:is(.new,.sold)::before{top:0}', ['new'], false],
])('%s goes to a page with the classes %j: %s', (sheet, classes, goes) => {
  expect(forPage(sheet, ...classes)).toBe(goes ? sheet.replace(/\s/g, '') : '');
});

test('layers and conditions stay around the rules that go, and vanish with the last', () => {
  const sheet =
    '@layer base,utilities;@layer utilities{@media (width>1px){.a{top:0}.b{top:1px}}@supports (x:y){.b{top:0}}}';
  expect(forPage(sheet, 'a')).toBe('@layerbase,utilities;@layerutilities{@media(width>1px){.a{top:0}}}');
  expect(forPage(sheet)).toBe('@layerbase,utilities;');
});

test.each([
  ['.md\\:p-2\\.5{top:0}', 'md:p-2.5'],
  ['.\\[\\&\\>li\\]\\:x{top:0}', '[&amp;&gt;li]:x'],
  [".content-\\[\\'\\·\\'\\]{top:0}", 'content-[&#x27;·&#x27;]'],
  ['.\\32 xl{top:0}', '2xl'],
])('the class of %s is found as HTML has it: %s', (sheet, name) => {
  expect(forPage(sheet, name)).not.toBe('');
});
