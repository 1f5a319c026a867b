/** Parses a date of the origin; undefined where it is missing or invalid. */
export function parseDate(text: string | null | undefined): Date | undefined {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
