import { stringify } from 'csv-stringify/sync';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { RecordContents } from './RecordStore.ts';

/** The columns of the table before those of what was entered. */
const COLUMNS = ['kind', 'reference', 'title', 'at', 'status', 'name', 'email', 'phone'] as const;

/**
 * What is stored of a person, as a ZIP file that is made while it is read: `records.json` for programs, `records.csv` for people,
 * and the photos. A photo that is missing is an empty file.
 */
export function personFile(contents: readonly RecordContents[], photos: PhotoStore): Readable {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(jsonOf(contents)), 'records.json');
  zip.addBuffer(Buffer.from(csvOf(contents)), 'records.csv');
  let reading: Readable | undefined;
  for (const name of contents.flatMap((each) => each.photos)) {
    zip.addReadStreamLazy(`photos/${name}`, { compress: false }, (add) => {
      photos.get(name).then(
        (photo) => {
          reading = photo?.stream ?? Readable.from([]);
          add(null, reading);
        },
        (error: unknown) => add(error, Readable.from([])),
      );
    });
  }
  zip.end();
  // A stream of the type of Node, whatever its declaration says.
  const file = zip.outputStream as Readable;
  zip.once('error', (error: Error) => file.destroy(error));
  file.once('close', () => reading?.destroy());
  return file;
}

function jsonOf(contents: readonly RecordContents[]): string {
  const records = contents.map(({ record, fields, events, photos }) => ({
    ...{ ...record, fields, events },
    photos: photos.map((name) => `photos/${name}`),
  }));
  return `${JSON.stringify({ records }, null, 2)}\n`;
}

/** Nothing that a visitor has typed is a formula in it. */
function csvOf(contents: readonly RecordContents[]): string {
  const names = [...new Set(contents.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = contents.map(({ record, fields, photos, events }) => [
    ...COLUMNS.map((column) => record[column] ?? ''),
    ...names.map((name) => inCell(fields[name])),
    photos.join(' '),
    events.map(inCell).join('\n'),
  ]);
  return stringify([[...COLUMNS, ...names, 'photos', 'events'], ...rows], {
    ...{ bom: true, record_delimiter: 'windows', escape_formulas: true },
    // By itself the library quotes a line break only where it is the one that ends a record.
    quoted_match: /[\r\n]/,
  });
}

function inCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(inCell).join(' ');
  if (typeof value === 'object') return Object.values(value).map(inCell).filter(Boolean).join(', ');
  return String(value as string | number | boolean);
}
