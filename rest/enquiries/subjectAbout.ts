import { cleanLine } from '../../text/cleanText.ts';

/** The most characters of a car in a subject: programs show about 70 of the whole. */
const LONGEST_CAR = 60;

/**
 * The subject of a mail about an enquiry, such as `Purchase request 7F3A-91C2: Land Rover Range Rover 2020`. Its reference
 * keeps mail programs from showing the enquiries of several people as one conversation.
 */
export function subjectAbout(what: string, reference: string, car = ''): string {
  const name = Array.from(cleanLine(car));
  const short = name.length > LONGEST_CAR ? [...name.slice(0, LONGEST_CAR - 1), '…'] : name;
  return [`${what} ${reference}`, ...(short.length > 0 ? [short.join('')] : [])].join(': ');
}
