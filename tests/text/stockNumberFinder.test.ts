import { expect, test } from 'vitest';
import { stockNumberFinder } from '../../text/stockNumberFinder.ts';

const find = stockNumberFinder(['M-10', 'M-1042', 'M-1042-B', 'AB/7', '٣٢١', 'Q 7']);

test.each([
  ['M-1042_03.jpg', 'M-1042'],
  ['m-1042 front.JPG', 'M-1042'],
  ['M-1042.jpg', 'M-1042'],
  ['M-1042/03.jpg', 'M-1042'],
  ['Friday/m-1042 white/inside/03.jpg', 'M-1042'],
  ['M-1042-B_1.jpg', 'M-1042-B'],
  ['M-10_1.jpg', 'M-10'],
  ['M-10/M-1042_1.jpg', 'M-1042'],
  ['ab-7 (2).jpg', 'AB/7'],
  ['Ｍ-１０_1.jpg', 'M-10'],
  ['٣٢١_1.jpg', '٣٢١'],
  ['Q 7.jpg', 'Q 7'],
])('a photo called %s is one of the car %s', (name, number) => expect(find(name)).toBe(number));

test.each([
  'M-1043_1.jpg',
  'M-104.jpg',
  'M-10a.jpg',
  'M-10425.jpg',
  'IMG_M-1042.jpg',
  'M1042.jpg',
  '03.jpg',
  '',
])('a photo called %s is one of no car', (name) => expect(find(name)).toBeUndefined());
