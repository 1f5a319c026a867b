import { expect, test } from 'vitest';
import type { PicturedCarFieldsFragment } from '../../web/generated/PicturedCarFields.ts';
import { namesTable, partsOf } from '../../web/admin/cars/pictures/many/namesTable.ts';

type Car = PicturedCarFieldsFragment;

const car = (id: string, stockNumber: string | null, fields: Partial<Car> = {}): Car => ({
  ...{ __typename: 'StockCar', id, stockNumber, name: id, cover: null, pictureCount: 0 },
  ...{ withdrawnAt: null, draft: null },
  ...fields,
});
const withdrawnAt = '2026-11-01T10:00:00Z';
const files = (...names: string[]) => names.map((name) => ({ name, read: async () => new Blob() }));
const namesOf = (all: readonly { name: string }[]) => all.map(({ name }) => name);
/** The table as its reader sees it: the names of the files of each car. */
function tableOf(names: string[], cars: Car[]) {
  const { strange, doubtful, ...table } = namesTable(files(...names), cars);
  return {
    cars: table.cars.map((each) => [each.car.id, namesOf(each.files)]),
    withdrawn: table.withdrawn.map((each) => [each.car.id, namesOf(each.files)]),
    doubtful: doubtful.map((each) => [each.stockNumber, namesOf(each.files)]),
    strange: namesOf(strange),
  };
}

test('an editor sees which files belong to which car, in the order of numbers and names, and which to none', () => {
  const names = [
    ...['M-1042_10.jpg', 'm-1042 2.JPG', 'Friday/M-10/b.jpg', 'Friday/m-10/a.jpg', 'M-9_1.jpg'],
    ...['IMG_0001.jpg', 'M-10425_1.jpg', 'M-1042/inside/1.jpg'],
  ];
  expect(tableOf(names, [car('long', 'M-1042'), car('short', 'M-10'), car('none', null)])).toEqual({
    cars: [
      ['short', ['Friday/m-10/a.jpg', 'Friday/M-10/b.jpg']],
      ['long', ['m-1042 2.JPG', 'M-1042_10.jpg', 'M-1042/inside/1.jpg']],
    ],
    ...{ withdrawn: [], doubtful: [] },
    strange: ['M-9_1.jpg', 'IMG_0001.jpg', 'M-10425_1.jpg'],
  });
});

test('pictures go to the car that is not withdrawn, and to none of two with one stock number', () => {
  const cars = [
    ...[car('listed', 'A-1'), car('before', 'a-1', { withdrawnAt })],
    ...[car('gone', 'A-2', { withdrawnAt }), car('one', 'A-3'), car('other', 'a-3')],
  ];
  expect(tableOf(['A-1.jpg', 'A-2.jpg', 'A-3.jpg'], cars)).toEqual({
    cars: [['listed', ['A-1.jpg']]],
    withdrawn: [['gone', ['A-2.jpg']]],
    doubtful: [['A-3', ['A-3.jpg']]],
    strange: [],
  });
});

test('each part of the names is asked for once, however long it is', () => {
  const long = `M-1042 ${'x'.repeat(200)}`;
  expect(partsOf(files('All/M-10/1.jpg', 'All/M-11/1.jpg', `All/${long}.jpg`))).toEqual([
    ...['All', 'M-10', '1.jpg', 'M-11'],
    long.slice(0, 60),
  ]);
});
