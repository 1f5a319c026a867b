import { parseArgs } from 'node:util';
import { enquiryKinds } from '../../enquiries/forms/forms.ts';

const usage = `Usage: npm run enquiries -- [--since DAY] [--kind KIND] [--csv FILE]
DAY is a day in Dubai, such as 2026-11-28; KIND is ${enquiryKinds.join(', ')}.`;

/** Thrown when a command cannot be understood. The message is a sentence for the operator, and how the command is used. */
export class WrongArguments extends Error {}

/** Which enquiries are listed. */
export interface EnquiryChoice {
  /** Those from this moment on, ISO 8601 in UTC. */
  since?: string;
  kind?: string;
}

/**
 * Reads what an operator has `typed` after `npm run enquiries --`; `csv` is the path of the file to write. Throws
 * `WrongArguments` that say how the command is used.
 */
export function readArguments(typed: string[]): EnquiryChoice & { csv?: string } {
  const { since, kind, csv } = parsed(typed);
  const known = enquiryKinds.find((each) => each === kind);
  if (kind !== undefined && known === undefined) throw misused(`"${kind}" is not a kind of enquiry.`);
  if (csv?.trim() === '') throw misused('The file name is missing.');
  return { since: since === undefined ? undefined : beginOf(since), kind: known, csv };
}

/** The moment at which a day begins in Dubai. */
function beginOf(day: string): string {
  const begin = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : NaN);
  // A day such as 2026-02-30 is read as one in March.
  if (Number.isNaN(begin.getTime()) || !begin.toISOString().startsWith(day)) {
    throw misused(`"${day}" is not a valid day.`);
  }
  return new Date(`${day}T00:00:00+04:00`).toISOString();
}

function parsed(typed: string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: typed, options: { since: text, kind: text, csv: text } }).values;
  } catch (error) {
    throw misused(`${(error as Error).message.split('.')[0]}.`);
  }
}

function misused(reason: string): WrongArguments {
  return new WrongArguments(`${reason}\n${usage}`);
}
