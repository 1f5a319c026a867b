import type { Car } from '../cars/car.ts';
import { InvalidCell } from '../inventory/cells/InvalidCell.ts';
import { columnOfPanel, readPaint } from '../inventory/cells/readCondition.ts';
import { readMedia } from '../inventory/cells/readMedia.ts';
import type { Field } from '../inventory/columns.ts';
import { wordsOfCell } from '../inventory/pictures/wordsOfCell.ts';
import { cellsOf } from './cellsOf.ts';

/**
 * Readers of values of which an import leaves out with a note what it cannot read: typed, it must be corrected. Each throws
 * `InvalidCell` for that.
 */
export const readParts = {
  video: (text) => readAddress('video', text).video ?? null,
  spin(text) {
    if (wordsOfCell(text).length > 1) {
      throw new InvalidCell(
        'the 360 view is one address, that of a viewer: pictures of a turn come with a file',
      );
    }
    return readAddress('spin', text).spin ?? null;
  },
  /** Lines such as `front left wing: 110`. */
  paintReadings(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const cells = cellsOf(lines.map(cellOfPanel));
    const notes = [...cells.faults.values()];
    const readings = readPaint(cells, (note) => notes.push(note));
    if (notes.length > 0) throw new InvalidCell(notes.join('; '));
    return readings;
  },
} satisfies { [K in keyof Car]?: (text: string) => Car[K] };

function readAddress(column: 'video' | 'spin', text: string) {
  const cells = cellsOf([[column, text]]);
  const { facts, notes } = readMedia(cells);
  const [note] = [...cells.faults.values(), ...notes];
  if (note !== undefined) throw new InvalidCell(note);
  return facts;
}

function cellOfPanel(line: string): [column: Field, text: string] {
  const [name = '', ...microns] = line.split(':');
  const column = columnOfPanel(name);
  if (!column) throw new InvalidCell(`"${name.trim()}" is no panel on which paint is measured`);
  return [column, microns.join(':')];
}
