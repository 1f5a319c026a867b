import { cleanLine } from '../../text/cleanText.ts';
import { plainText } from '../../text/plainText.ts';
import type { ExportedCar } from './exportedCar.ts';

/** The longest description that both catalogues take, characters. */
const LONGEST = 5_000;
/** How many pictures of a car Google takes besides the first one. */
const MORE_PICTURES = 10;

/** A price with its currency (ISO 4217): `315000 AED`. */
export function inAed(price: number): string {
  return `${price} AED`;
}

/** Year, make, model and trim: `2021 BMW X5 xDrive40i`. */
export function nameOf({ year, make, model, trim }: ExportedCar): string {
  return [year, make?.name, model?.name, trim?.name].filter(Boolean).join(' ');
}

/** The dealer's description as one line of plain text; '' if there is none. */
export function textOf({ description }: ExportedCar): string {
  return description === null ? '' : cleanLine(plainText(description));
}

/** The same for a catalogue, which takes no car without a description: its name and mileage stand in for one. */
export function descriptionOf(car: ExportedCar): string {
  const { mileage } = car;
  const facts = mileage === null ? nameOf(car) : `${nameOf(car)}, ${mileage} km`;
  return (textOf(car) || facts).slice(0, LONGEST);
}

/** The addresses of the pictures after the first one, as many as Google takes, with commas between them. */
export function morePictures({ images }: ExportedCar): string {
  return images
    .slice(1, 1 + MORE_PICTURES)
    .map(({ url }) => url)
    .join(',');
}

/** The day on which a car was listed (YYYY-MM-DD); '' if it is unknown. */
export function listedOn({ listedAt }: ExportedCar): string {
  return listedAt?.slice(0, 10) ?? '';
}

/** The first value whose pattern a text has; `other` for any other text, and '' where nothing is known. */
export function firstOf(
  values: readonly (readonly [pattern: RegExp, value: string])[],
  text: string | null,
  other: string,
): string {
  if (text === null) return '';
  return values.find(([pattern]) => pattern.test(text))?.[1] ?? other;
}
