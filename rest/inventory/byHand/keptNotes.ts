import { isDeepStrictEqual } from 'node:util';
import type { Car } from '../../cars/car.ts';
import { linesOfImperfections, linesOfPaint } from '../cells/readCondition.ts';
import { spinText } from '../cells/readMedia.ts';
import { columnOf, valueInWords } from './columnOf.ts';

/** How much of a long text is quoted, characters. */
const QUOTED = 60;

/** How values are said that are neither a text, in quotation marks, nor a number that stands for itself, such as a year. */
const inWords: { [K in keyof Car]?: (value: NonNullable<Car[K]>) => string } = {
  manufacturerId: ({ brandName }) => JSON.stringify(brandName),
  vehicleTypeId: ({ modelName }) => JSON.stringify(modelName),
  trimId: ({ trimName }) => JSON.stringify(trimName),
  ...{ originalPrice: inAed, discountedPrice: inAed, monthlyInstallment: inAed },
  mileage: (km) => `${grouped(km)} km`,
  power: (horsepower) => `${grouped(horsepower)} HP`,
  tyreTread: (depth) => `${depth} mm`,
  description: quoted,
  paintReadings: (readings) => quoted(inOneLine(linesOfPaint(readings))),
  imperfections: (list) => quoted(inOneLine(linesOfImperfections(list))),
  spin: (spin) => quoted(spinText(spin)),
  specifications: (has) => `${Object.keys(has).length} features`,
};

/**
 * A sentence for each of the values `kept` of a car that stay as a person has set them, though the file says something else:
 * `price: the file says AED 120,000, your AED 115,000 stays`. `sheet`: what the file says of the car.
 */
export function keptNotes(kept: readonly string[], sheet: Partial<Car>, car: Partial<Car>): string[] {
  if (kept.length === 0) return [];
  return [...columnOf].flatMap(([key, column]) => {
    const [said, own] = [wordsOf(key, sheet[key]), wordsOf(key, car[key])];
    // Values that belong together stay together: not each of them is in the file, or differs.
    if (!kept.includes(key) || sheet[key] === undefined || isSame(sheet[key], car[key])) return [];
    const result = own === undefined ? 'yours stays blank' : `your ${own} stays`;
    return [`${valueInWords(key, column)}: the file says ${said ?? 'nothing'}, ${result}`];
  });
}

function isSame(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a ?? null, b ?? null);
}

function wordsOf<K extends keyof Car>(key: K, value: Car[K] | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  return inWords[key]?.(value) ?? JSON.stringify(value);
}

/** The beginning of a text in quotation marks. */
function quoted(text: string): string {
  return JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
}

function inOneLine(lines: string): string {
  return lines.replaceAll('\n', ', ');
}

function inAed(amount: number): string {
  return `AED ${grouped(amount)}`;
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}
