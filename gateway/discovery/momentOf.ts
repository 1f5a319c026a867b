/** The moment that an origin has written as `text`; undefined where it cannot be read. */
export function momentOf(text: string | null | undefined): Date | undefined {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
