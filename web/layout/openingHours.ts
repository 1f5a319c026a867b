import type { Thing } from '../ui/StructuredData.tsx';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const day = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const time = '(\\d{1,2}:\\d\\d [AP]M)';
const line = new RegExp(`^${day}(?:-${day})? ${time}-${time}$`);

/** A line of opening hours, such as `Mon-Fri 9:00 AM-7:00 PM`, in the words of schema.org; nothing for closed days. */
export function openingHours(text: string): Thing[] {
  const [, from, to = from, opens, closes] = line.exec(text) ?? [];
  if (!from || !to || !opens || !closes) return [];
  const at = (short: string) => days.findIndex((name) => name.startsWith(short));
  const dayOfWeek = days.slice(at(from), at(to) + 1);
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: in24(opens), closes: in24(closes) }];
}

/** `7:00 PM` as `19:00`. */
function in24(text: string): string {
  const [hour = '', minute = '', half] = text.split(/[: ]/);
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
