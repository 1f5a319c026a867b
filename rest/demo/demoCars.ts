import { readText } from '../inventory/readText.ts';
import { readTable } from '../inventory/readTable.ts';

/** The file of the demonstration's cars, relative to the project's root, in which every server is started. */
const FILE = 'rest/demo/cars.csv';

/** Reads the demonstration's cars as a file for the import, whose first column has their ids. */
export function demoCars(): Promise<Buffer> {
  return readText(FILE);
}

/** The ids of the demonstration's cars, in the order of the file. */
export async function demoCarIds(): Promise<string[]> {
  return [...readTable(await demoCars()).rows].map(({ cells }) => cells?.[0] ?? '');
}
