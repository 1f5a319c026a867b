import { expect, test } from 'vitest';
import { pageAddress } from '../../gateway/pages/pageAddress.ts';

const parameters = { '/': ['arrivals'], '/buy': ['page', 'make', 'q'], '/buy/*': ['page', 'q'] };
const address = (asked: string) => pageAddress(asked, parameters);

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/?arrivals=sale', '/?arrivals=sale'],
  ['/buy', '/buy'],
  ['/buy?', '/buy'],
  ['/buy?make=b&page=2&make=a&make=b&x=1', '/buy?page=2&make=b&make=a'],
  ['/buy?make=&page=', '/buy'],
  ['/buy/porsche/911?utm_source=x&q=red&page=2&make=a', '/buy/porsche/911?page=2&q=red'],
  ['/car/x5?q=red', '/car/x5'],
  ['/buyx?page=2&q=red', '/buyx'],
  ['/buy?q=red+ferrari%20%C3%A9', '/buy?q=red+ferrari+%C3%A9'],
  ['/buy?page=2#cars', '/buy?page=2'],
  ['/buy?q=a%23b', '/buy?q=a%23b'],
  ['/car/5f0a-Z_~9', '/car/5f0a-Z_~9'],
  ['/car/../buy?page=2', '/buy?page=2'],
  ['/%62uy?page=2', '/buy?page=2'],
  ['/car/a.b', '/car/a.b'],
  ['/car/%c3%a9', '/car/%C3%A9'],
])('a visitor who asks for %s gets the page of %s', (asked, canonical) => {
  expect(address(asked)).toEqual({ canonical, moved: undefined });
});

test.each([
  ['/BUY?page=2', '/buy?page=2'],
  ['/buy/', '/buy'],
  ['//buy', '/buy'],
  ['/car//A1/', '/car/A1'],
])('a visitor who asks for %s is led to %s', (asked, moved) => {
  expect(address(asked).moved).toBe(moved);
});
