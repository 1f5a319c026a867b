const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Dubai',
});

/** The day of a moment (ISO 8601) in Dubai: `20 November 2026`. Nothing for what is no moment. */
export function formatDate(moment: string | null): string {
  const milliseconds = Date.parse(moment ?? '');
  return Number.isNaN(milliseconds) ? '' : words.format(milliseconds);
}
