import { secureAddress } from '../../../text/secureAddress.ts';
import { type PaintPanel, paintPanels, type PaintReading } from '../../cars/condition/paintReading.ts';
import type { Imperfection } from '../../cars/condition/imperfection.ts';
import { type Field, limits } from '../columns.ts';
import type { Cells } from './Cells.ts';
import { InvalidCell } from './InvalidCell.ts';
import { isNo, readAnswer } from './readChoice.ts';
import { readWhole } from './readNumber.ts';

/** The column of each panel's paint, and its name in a sentence. */
const panels = {
  bonnet: ['paintBonnet', 'bonnet'],
  roof: ['paintRoof', 'roof'],
  boot: ['paintBoot', 'boot'],
  frontLeftWing: ['paintFrontLeftWing', 'front left wing'],
  frontLeftDoor: ['paintFrontLeftDoor', 'front left door'],
  rearLeftDoor: ['paintRearLeftDoor', 'rear left door'],
  rearLeftWing: ['paintRearLeftWing', 'rear left wing'],
  frontRightWing: ['paintFrontRightWing', 'front right wing'],
  frontRightDoor: ['paintFrontRightDoor', 'front right door'],
  rearRightDoor: ['paintRearRightDoor', 'rear right door'],
  rearRightWing: ['paintRearRightWing', 'rear right wing'],
} satisfies Record<PaintPanel, [field: Field, name: string]>;

/** The columns of the paint. */
export const paintFields: Field[] = paintPanels.map((panel) => panels[panel][0]);

/** The column of the panel with this name, such as `front left wing`; undefined if there is none. */
export function columnOfPanel(name: string): Field | undefined {
  const wanted = name.trim().toLowerCase();
  return Object.values<[field: Field, name: string]>(panels).find(([, each]) => each === wanted)?.[0];
}

/** Readings in a line for each panel, as people type them: `front left wing: 110`. A panel that is not known is left out. */
export function linesOfPaint(readings: readonly PaintReading[]): string {
  const names = new Map<string, string>(Object.entries(panels).map(([panel, [, name]]) => [panel, name]));
  return readings
    .flatMap(({ panel, microns }) => (names.has(panel) ? `${names.get(panel)}: ${microns}` : []))
    .join('\n');
}

/** Reads the paint of every panel whose cell has a number; null if none has. Each cell with anything else is told `note`. */
export function readPaint(cells: Cells, note: (sentence: string) => void): PaintReading[] | null {
  const readings = paintPanels.flatMap((panel) => {
    const [field, name] = panels[panel];
    try {
      const microns = readWhole(`paint of the ${name}`, cells.text(field), limits.paint);
      return microns === null ? [] : [{ panel, microns }];
    } catch (error) {
      if (!(error instanceof InvalidCell)) throw error;
      note(error.message);
      return [];
    }
  });
  return readings.length > 0 ? readings : null;
}

/**
 * Reads a list of imperfections with a semicolon or a line between them, each with or without the name of the picture's file
 * that shows it: `Stone chip on the bonnet [chip.jpg]`. Empty for `none`; null for a blank cell.
 */
export function readImperfections(cells: Cells): Imperfection[] | null {
  const text = cells.text('imperfections');
  if (text === null) return null;
  if (isNo(text)) return [];
  const items = cells
    .lines('imperfections')
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter(Boolean);
  return items.map((item) => {
    // The name of a file may have brackets too: `Chip [IMG[1].jpg]`.
    const [, words, picture] = /^(.+?)\s*\[((?:[^\][]|\[[^\][]*\])+)\]$/.exec(item) ?? [];
    return { text: words ?? item, picture: picture?.trim() ?? null };
  });
}

/** Imperfections as `readImperfections` reads them: a line for each. `None` if there are none. */
export function linesOfImperfections(list: readonly Imperfection[]): string {
  if (list.length === 0) return 'None';
  return list.map(({ text, picture }) => (picture === null ? text : `${text} [${picture}]`)).join('\n');
}

/** What is left of the brakes: a number is per cent, as is a fraction, which spreadsheets store. Any other text is words. */
export function readBrakes(text: string | null): string | null {
  if (text === null || !/^[\d.]+\s*%?$/.test(text)) return readAnswer(text);
  const number = Number(text.replace('%', '').trim());
  const percent = Math.round(number <= 1 && !text.includes('%') ? number * 100 : number);
  if (!(percent <= 100)) throw new InvalidCell(`brakes "${text}" is above 100%`);
  return `${percent}%`;
}

/** Reads the address of a report. Returns null for no text; throws `InvalidCell` for anything but an address of https. */
export function readReport(text: string | null): string | null {
  if (text === null) return null;
  const address = secureAddress(text);
  if (!address) {
    throw new InvalidCell(`inspection report "${text}" is not an address that begins with https://`);
  }
  return address.href;
}
