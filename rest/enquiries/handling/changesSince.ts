import { dubaiTime } from '../../dealership/dubaiTime.ts';
import { momentInWords } from '../../dealership/momentInWords.ts';
import type { FieldError } from '../../http/schemas.ts';
import type { EnquiryEvent } from '../enquiryEvent.ts';

/** What has changed since a revision that somebody has read: for each field, what was done last, by whom and when. */
export function changesSince(revision: number, events: readonly EnquiryEvent[], now: Date): FieldError[] {
  const latest = new Map<string, FieldError>();
  for (const event of events) {
    if (event.revision <= revision || event.field === null) continue;
    latest.set(event.field, {
      field: event.field,
      message: `${event.sentence} ${whenInWords(event.at, now)}.`,
    });
  }
  return [...latest.values()];
}

/** When something happened, in Dubai: `at 12:03`, with the day if that is another one. */
function whenInWords(at: string, now: Date): string {
  const moment = Date.parse(at);
  const { day, minutes } = dubaiTime(moment);
  if (day !== dubaiTime(now.getTime()).day) return `on ${momentInWords(moment)}`;
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `at ${hour}:${minute}`;
}
