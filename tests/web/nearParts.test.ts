import { expect, test } from 'vitest';
import { filterMessages } from '../../web/cars/filters/messages.ts';
import { noFilter } from '../../web/cars/filters/filterTable.ts';
import { nearParts } from '../../web/cars/filters/search/nearParts.ts';

test.each([
  ['porsche cayenne 2021 under 400k', ['porsche', 'cayenne', '2021', 'under 400k']],
  ['white suv from 100k to 200k', ['white', 'suv', 'from 100k to 200k']],
  ['golf less than 50,000 km', ['golf', 'less than 50,000 km']],
  ['audi 2019 or newer around AED 150,000', ['audi', '2019 or newer', 'around AED 150,000']],
  ['suv  up to 2000 a month', ['suv', 'up to 2000 a month']],
  ['بورش تحت ١٠٠ ألف', ['بورش', 'تحت ١٠٠ ألف']],
  ['red red bmw', ['red', 'bmw']],
])('a search for "%s" is left without one of its parts at a time', (search, parts) => {
  const { one } = nearParts({ ...noFilter, search }, filterMessages.en);
  expect(one.map(({ labels }) => labels)).toEqual(parts.map((part) => [`“${part}”`]));
  expect(one.map(({ without }) => without.search)).toEqual(
    parts.map((part) => parts.filter((other) => other !== part).join(' ')),
  );
});
