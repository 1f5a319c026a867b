const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day (YYYY-MM-DD) in words: `Tuesday 24 November 2026`. */
export function dayInWords(date: string): string {
  return day.format(new Date(date)).replace(',', '');
}
