import { expect, test } from 'vitest';
import { matchColumns } from '../../rest/inventory/matchColumns.ts';
import { readTable } from '../../rest/inventory/readTable.ts';

test("a dealer's column is found under any of its usual names", () => {
  const { at, unused } = matchColumns([
    '\ufeffManufacturer',
    'MODEL_YEAR',
    'Odometer (km)',
    'السعر',
    'Agent',
  ]);
  expect(Object.fromEntries(at)).toEqual({ make: 0, year: 1, mileage: 2, price: 3 });
  expect(unused).toEqual(['Agent']);
});

test("a mapping names the dealer's own columns and goes before the usual names", () => {
  const { at, unused } = matchColumns(['Marque', 'Price', 'Net'], { make: 'marque', price: 'Net' });
  expect(Object.fromEntries(at)).toEqual({ make: 0, price: 2 });
  expect(unused).toEqual(['Price']);
});

test('a mapping that names no column of the file is refused', () => {
  expect(() => matchColumns(['Make', 'Km'], { year: 'Baujahr' })).toThrow(
    'The mapping assigns year to "Baujahr", but the columns are: Make, Km.',
  );
});

test('two columns that could be one field are left to the dealer to tell apart', () => {
  expect(() => matchColumns(['Make', 'Price', 'Asking Price'])).toThrow(
    'The columns "Price" and "Asking Price" could both be the price. Choose one with --map.',
  );
});

test('a file that does not tell what its cars are is refused', () => {
  expect(() => matchColumns(['Price', 'Colour'])).toThrow(
    'There is no column for make or title. The columns are: Price, Colour. Assign them with --map.',
  );
});

test('a file may have commas, semicolons or tabs', () => {
  const rows = [{ line: 2, cells: ['BMW', 'X5, black'] }];
  expect([...readTable('make,title\nBMW,"X5, black"').rows]).toEqual(rows);
  expect([...readTable('make;title\r\nBMW;X5, black\r\n').rows]).toEqual(rows);
  expect([...readTable('make\ttitle\nBMW\tX5, black').rows]).toEqual(rows);
  expect(readTable('sep=;\nmake;title').header).toEqual(['make', 'title']);
});

test('a quotation mark that is never closed costs its own row and no other', () => {
  expect([...readTable('make,title\nBMW,"X5\nAudi,"A4"\n\nKia,Rio').rows]).toEqual([
    { line: 2, cells: null },
    { line: 3, cells: ['Audi', 'A4'] },
    { line: 5, cells: ['Kia', 'Rio'] },
  ]);
});

test('a row of megabytes costs itself and no other, and is not read to its end', () => {
  const long = 'x'.repeat(20 * 1024 * 1024);
  const rows = [...readTable(`make,title\nBMW,${long}\nAudi,"${long}"\nKia,"A\n\n${long}\nOpel,Astra`).rows];
  expect(rows.slice(0, 3)).toEqual([
    { line: 2, cells: null },
    { line: 3, cells: null },
    { line: 4, cells: null },
  ]);
  expect(rows.at(-1)).toEqual({ line: 7, cells: ['Opel', 'Astra'] });
});

test('a header of thousands of columns is refused', () => {
  const header = Array.from({ length: 1001 }, (_, at) => `Column ${at}`);
  expect(() => matchColumns(['make', ...header])).toThrow(
    'The header has 1002 columns, which is more than 1000.',
  );
});

test('an empty file has no header', () => {
  expect(() => readTable('\n\n')).toThrow('The file has no header row with the names of its columns.');
});
