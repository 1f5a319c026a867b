import type { EnquiryFigureFieldsFragment } from '../../../generated/EnquiryFigureFields.ts';
import { durationWords } from '../clockWords.ts';
import type { EnquiryMessages } from '../messages.ts';

const MINUTE = 60_000;

/** The median time to the first answer in words; undefined if nobody was answered. */
export function medianWords(
  { medianMinutes }: EnquiryFigureFieldsFragment,
  text: EnquiryMessages,
): string | undefined {
  return medianMinutes === null ? undefined : durationWords(medianMinutes * MINUTE, text);
}
