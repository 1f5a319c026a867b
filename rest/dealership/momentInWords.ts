const day = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Dubai',
});
const time = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Dubai',
});

/** A moment (ms since 1970) as local time in Dubai: `Monday 23 November, 3:00 PM`. */
export function momentInWords(moment: number): string {
  return `${day.format(moment).replace(',', '')}, ${time.format(moment).replaceAll('\u202f', ' ')}`;
}
