const format = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Asia/Dubai',
});

/** A moment (ISO 8601) as local time in Dubai: `28 Nov 2026, 12:03`. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="num">
      {format.format(new Date(at))}
    </time>
  );
}
