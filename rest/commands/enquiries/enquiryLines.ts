import { cleanLine } from '../../../text/cleanText.ts';
import type { ListedEnquiry } from './listEnquiries.ts';

/** The enquiries for the operator's terminal, a line each. What visitors have typed forges no line and no colour. */
export function enquiryLines(listed: ListedEnquiry[]): string[] {
  if (listed.length === 0) return ['No enquiries found.'];
  return listed.map(({ time, reference, name, mobile, email, car, enquiry: { kind } }) =>
    [time, kind, reference, name, mobile, email, car]
      .map(cleanLine)
      .filter((part) => part !== '')
      .join(' | '),
  );
}
