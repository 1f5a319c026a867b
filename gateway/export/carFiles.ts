import { type CsvDialect, csvDialect } from './csvDialect.ts';
import type { ExportFile, Format } from './ExportFile.ts';
import { readExportFilter } from './exportFilter.ts';
import { feedHeader, feedLines } from './vehicleFeed.ts';

const line = (value: object) => `${JSON.stringify(value)}\n`;

const jsonLines: Format = {
  type: 'application/x-ndjson; charset=utf-8',
  start: ({ total, changesCursor }) => line({ count: total, changesCursor }),
  cars: (cars) => cars.map(line).join(''),
  end: (count) => line({ end: true, count }),
};

const csv = (dialect: CsvDialect): Format => ({
  type: 'text/csv; charset=utf-8',
  start: () => feedHeader(dialect),
  cars: (cars) => feedLines(cars, dialect),
  end: () => '',
});

/** The exports of the stock, by their names below `/export`: every car, or those that match the parameters. */
export const carFiles: Record<string, ExportFile> = {
  'cars.jsonl': { filterOf: (query) => readExportFilter(query), formatOf: () => jsonLines },
  'cars.csv': {
    filterOf: (query) => readExportFilter(query, ['for']),
    formatOf: (query) => csv(csvDialect(query.for)),
  },
};
