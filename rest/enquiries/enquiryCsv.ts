import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import type { ListedEnquiry } from './listedEnquiry.ts';

/** The columns before those of the forms' own fields. */
const COLUMNS = ['time', 'kind', 'reference', 'id', 'name', 'mobile', 'email', 'car', 'partner', 'source'];
/** Fields of forms that have a column of their own above. */
const IN_COLUMNS = new Set(['fullName', 'firstName', 'lastName', 'mobileNumber', 'email']);

/**
 * The enquiries with every field of their forms as CSV for spreadsheets, made while it is read. Nothing that a visitor has typed
 * is a formula there.
 */
export function enquiryCsv(listed: readonly ListedEnquiry[]): Readable {
  const fields = new Set(
    listed.flatMap(({ enquiry }) => Object.keys(enquiry.details)).filter((field) => !IN_COLUMNS.has(field)),
  );
  const rows = listed.map(({ enquiry, ...columns }) => [
    ...[columns.time, enquiry.kind, columns.reference, enquiry._id, columns.name, columns.mobile],
    ...[columns.email, columns.car, enquiry.partnerId, enquiry.source],
    ...Array.from(fields, (field) => inCell(enquiry.details[field])),
  ]);
  return Readable.from([[...COLUMNS, ...fields], ...rows]).pipe(
    stringify({
      ...{ bom: true, record_delimiter: 'windows', escape_formulas: true },
      // By itself the library quotes a line break only where it is the one that ends a record.
      quoted_match: /[\r\n]/,
    }),
  );
}

function inCell(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
