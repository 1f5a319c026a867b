/** Made when the first day is written: that takes a phone 50 ms. */
let words: Intl.DateTimeFormat | undefined;

/** The day of a moment (ISO 8601) in Dubai: `20 November 2026`. Nothing for what is no moment. */
export function formatDate(moment: string | null): string {
  const milliseconds = Date.parse(moment ?? '');
  if (Number.isNaN(milliseconds)) return '';
  words ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dubai',
  });
  return words.format(milliseconds);
}
