import { foldText } from '../text/foldText.ts';
import { monthNumber, monthPattern } from '../text/monthNumber.ts';
import { isDenied } from './isDenied.ts';

/** The end of a warranty of which no day is told: the last moment that a date can have, ms. */
export const NO_END = 8_640_000_000_000_000;

const warranty = String.raw`(?:war+[ae]nt\p{L}*|guarantee|(?:ال)?ضمان)`;
/** Words by which a record says that there is no warranty: before the word, behind it, and without it. */
const denials = new RegExp(
  String.raw`(?<!\p{L})(?:no|not|non|without|out of|never|(?:is|has|does)n['’]?t|بدون|بلا|خارج|غير|لا|ليس\p{L}*|انته\p{L}*|منته\p{L}*)` +
    String.raw`(?:[ -]\p{L}+){0,3}[ -]${warranty}` +
    String.raw`|${warranty}(?:[ :,–-]+\p{L}+){0,2}[ :,–-]+` +
    String.raw`(?:ended|finished|void\p{L}*|cancel\p{L}*|over|out|none|no|nil|not(?! (?:yet )?expired)|n/?a|غير|لا|انته\p{L}*|منته\p{L}*)(?!\p{L})` +
    String.raw`|(?<!not |not yet )(?<!\p{L})(?:expired|lapsed)(?!\p{L})` +
    String.raw`|(?<!\p{L})(?:optional|on request|extra cost|can be (?:added|bought|purchased))(?!\p{L})`,
  'iu',
);
/** `June 2027`, `06/2027`, `2027-06`, `2027-06-30`, or the year alone. */
const date = new RegExp(
  String.raw`(?:(?<!\p{L})${monthPattern}\.?,?[ /-]|\b(?<number>\d{1,2}) ?[/.-] ?)?\b(?<year>20\d\d)\b(?:-(?<iso>\d\d)(?:-(?<day>\d\d))?\b)?`,
  'giu',
);

/** What a record says of a warranty: in words, and the day or month on which it ends. */
interface ToldWarranty {
  warranty: string | null | undefined;
  warrantyUntil: string | null | undefined;
}

/**
 * When the warranty of a car ends, ms since 1970: behind the last day, month or year that its record names, `NO_END` where it names
 * none. Null where it tells of no warranty, or says that there is none: `None`, `Expired`, `Not under warranty`.
 */
export function warrantyEnd({ warranty: inWords, warrantyUntil }: ToldWarranty): number | null {
  const words = foldText(inWords ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words && (isDenied(words) || denials.test(words))) return null;
  const told = warrantyUntil?.trim() || words;
  if (!told) return null;
  const last = [...told.matchAll(date)].at(-1)?.groups;
  if (!last) return NO_END;
  const { name = '', number, year, iso, day } = last;
  if (day) return Date.UTC(Number(year), Number(iso) - 1, Number(day) + 1);
  const month = monthNumber(name) || Number(number ?? iso);
  return Date.UTC(Number(year), month >= 1 && month <= 12 ? month : 12);
}
