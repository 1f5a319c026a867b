import { counted } from '../../text/counted.ts';
import type { IdentifiedTable } from './identity/identifyRows.ts';
import { UnusableFile } from './UnusableFile.ts';

/**
 * Throws `UnusableFile` for a complete file that would withdraw cars by mistake: it was cut off, or columns were sorted
 * without the others.
 */
export function refuseLikelyMistakes({ unknownLines, missing, imported }: IdentifiedTable) {
  const gone = missing.length;
  if (gone > imported / 2) {
    throw new UnusableFile(
      `The file lacks ${gone} of ${imported} imported cars, more than half. Nothing was imported.`,
      { advice: 'If they are all gone, add --force.', canBeForced: true },
    );
  }
  if (gone > 0 && unknownLines.length > 0) {
    throw new UnusableFile(
      `The car on line ${unknownLines.join(', ')} cannot be identified, and ${gone} would be withdrawn: ` +
        'nothing was imported.',
      { advice: 'Correct the file, or add --force.', canBeForced: true },
    );
  }
}

/**
 * Why a complete file must be forced, although it has no likely mistake: no number tells which cars some of its rows are.
 * Undefined if they are all certain.
 */
export function uncertainty({ rows, missing }: IdentifiedTable): string | undefined {
  const identities = [...new Set(rows)].filter((row) => row !== undefined);
  const alike = identities.filter(({ by }) => by === 'likeness' || by === 'picture').length;
  if (alike > 0) {
    return (
      `${counted(alike, 'row')} ${alike === 1 ? 'has' : 'have'} no known stock number or VIN, and ` +
      `${alike === 1 ? 'was' : 'were'} matched by similarity.`
    );
  }
  const nameless = identities.filter(
    ({ by, stockNumber, vin }) => !by && !stockNumber && vin === null,
  ).length;
  if (nameless === 0 || missing.length === 0) return undefined;
  return (
    `${counted(nameless, 'row')} without a stock number or VIN would be added and ` +
    `${counted(missing.length, 'car')} withdrawn: some may be the same cars.`
  );
}

/** What to do about an `uncertainty`. */
export const howToForce =
  'Check the report of --dry-run, and add --force if it is right. A column with stock numbers or VINs avoids this.';
