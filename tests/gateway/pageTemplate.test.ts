import { expect, test } from 'vitest';
import { pageTemplate } from '../../gateway/pages/pageTemplate.ts';

const TEMPLATE =
  '<head data-needs="%scripts%"><!--sheet--><!--head--></head><body><!--body--><!--state--></body>';
const parts = { head: '<title>$& for $1</title>', body: '<p><!--state--></p>', state: '<script>{}</script>' };

test('a page stands in its template as it was rendered, whatever it says', () => {
  const fill = pageTemplate(TEMPLATE, ({ route, parts: { body } }) => ({
    sheet: `<style>/* ${body.length} */</style>`,
    scripts: `/${route}.js`,
  }));
  expect(fill({ status: 404, route: 'car', parts })).toEqual({
    status: 404,
    html: `<head data-needs="/car.js"><style>/* 19 */</style>${parts.head}</head><body>${parts.body}${parts.state}</body>`,
  });
});

test('a page without styles and scripts of its own has nothing in their place', () => {
  expect(pageTemplate(TEMPLATE)({ status: 200, parts }).html).toContain('data-needs=""><title>');
});

test('who is led elsewhere gets no page', () => {
  expect(pageTemplate(TEMPLATE)({ status: 302, location: '/login' })).toEqual({
    status: 302,
    location: '/login',
    html: '',
  });
});
