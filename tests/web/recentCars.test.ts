// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** The list on the device after a page was opened that reads `kept` and adds a car. */
async function afterOpening(kept: string) {
  localStorage.setItem('recentCars', kept);
  vi.resetModules();
  const { rememberCar } = await import('../../web/cars/recent/recentCars.ts');
  rememberCar('new');
  return JSON.parse(localStorage.getItem('recentCars') ?? 'null') as unknown;
}

beforeEach(() => localStorage.clear());

test.each([
  ['[ "a", "b" ]', ['new', 'a', 'b']],
  ['{broken', ['new']],
  ['{"no": "list"}', ['new']],
  ['[1, null, {"_id": "a"}, "a"]', ['new', 'a']],
])('a device that has kept %s keeps %j when a car is opened', async (kept, expected) => {
  expect(await afterOpening(kept)).toEqual(expected);
});

test('a device that may keep nothing still opens cars', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.resetModules();
  const { rememberCar } = await import('../../web/cars/recent/recentCars.ts');
  expect(() => rememberCar('a')).not.toThrow();
});
