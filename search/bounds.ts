import {
  kindOf,
  measureOf,
  type Measured,
  measurePattern,
  measureStart,
  withUnitsOf,
  wordEnd,
} from './measures.ts';

/** The range of a number, both ends included. */
export interface Bounds {
  min: number;
  max: number;
}

/** The bounds that a text sets for the price and the monthly instalment (AED), the mileage (km) and the year. */
export type BoundsByKind = Partial<Record<Measured, Bounds>>;

type Groups = Partial<Record<string, string>>;

/** The highest number that can be meant. */
const NO_LIMIT = 999_999_999;
/** What `low mileage` means, km: two years of usual driving in the Gulf. */
const LOW_MILEAGE = 40_000;
/** How far a car `around` a value may be from it: a share of an amount or a distance, and years from a year. */
const [NEAR, NEAR_YEARS] = [0.15, 1];

const start = String.raw`(?<![\p{L}\d]|\d[.,])`;
const subject =
  String.raw`(?:(?<subject>price|budget|mill?e?age|odometer|driven|(?<!(?:\d|k|thousand|million) ?)(?:kms?|kilomet(?:er|re)s?)` +
  String.raw`|monthly(?: payments?| instal?lments?)?|instal?lments?)(?: of| is)?:? )?`;
/** What stands in front of the number of a car or of a call, rather than of an amount. */
const code = /(?:\p{L}[-/#]|#|(?<!\p{L}|in )(?:stock|ref|id|no|number)[.:]?) ?$/iu;
const lead =
  '(?:(?:(?<most>under|below|(?:less|cheaper|no more|not more) than|up to|at most|max|maximum)' +
  '|(?<least>over|above|more than|at least|(?:starting )?from|since|min|minimum)' +
  '|(?<newer>(?:newer|later) than|after)|(?<older>(?:older|earlier) than|before)' +
  '|(?<about>around|about|approx(?:\\.|imately)?|roughly|circa|~)) ?)?';
const monthly = String.raw`(?: ?(?<month>(?:a|per|each|every|/) ?month|/ ?mo|pm|monthly)${wordEnd})?`;
const orMore = String.raw`(?<orMore>\+|(?:(?:or|and|&) (?:newer|later|more|above|over|up)|onwards?|min|minimum)${wordEnd})`;
const orLess = String.raw`(?<orLess>(?:(?:or|and|&) (?:older|earlier|less|below|under)|max|maximum)${wordEnd})`;
/** Words that may begin the next bound do not end this one: `over 100k and under 200k`. */
const tail = `(?:(?: models?)? ?(?:${orMore}|${orLess})(?! ?${measureStart}))?`;

const pattern = (...parts: string[]) => new RegExp(start + parts.join(''), 'giu');
const range = (opening: string, joint: string) =>
  pattern(subject, opening, measurePattern('1'), ` ?${joint} ?`, measurePattern('2'), monthly);
const patterns = [
  range('between ', '(?:and|to|-|–|—)'),
  range('(?:from )?', '(?:to|until|-|–|—)'),
  pattern(subject, lead, measurePattern('1'), monthly, tail),
  pattern('(?<low>low(?:est)?)[ -](?:mileage|kms?|kilomet(?:er|re)s|miles)', wordEnd),
];

/**
 * Reads bounds such as `under 200k`, `between 1 and 1.5 million`, `2019 or newer`, `50,000 km` or `2000 a month` from
 * what somebody has typed; `rest` is the text without them. An amount of money or a distance alone is a maximum, and so is
 * a number like `70000` or `70,000`. What may mean something else stays in the text: a year alone, `under 2021`, a smaller
 * number without a unit or such a word, and a number behind `stock`, `ref`, `#` or letters with a hyphen.
 */
export function readBounds(text: string): BoundsByKind & { rest: string } {
  const bounds: BoundsByKind = {};
  let rest = text.replace(/\s+/g, ' ');
  for (const one of patterns) {
    rest = rest.replace(one, (whole: string, ...found: unknown[]) => {
      const groups = found.at(-1) as Groups; // The last argument, as each pattern names its groups.
      const before = String(found.at(-2)).slice(0, Number(found.at(-3)));
      const [kind, within] = boundOf(groups, code.test(before)) ?? [];
      if (!kind || !within) return whole;
      const { min, max } = bounds[kind] ?? { min: 0, max: NO_LIMIT };
      bounds[kind] = { min: Math.max(min, within.min), max: Math.min(max, within.max) };
      return ' ';
    });
  }
  return { rest, ...bounds };
}

/** `isCode`: the number may be no amount, but the number of a car. */
function boundOf(groups: Groups, isCode: boolean): [Measured, Bounds] | undefined {
  if (groups.low) return ['mileage', { min: 0, max: LOW_MILEAGE }];
  return groups.digits2 ? rangeOf(groups) : singleOf(groups, isCode);
}

function contextOf(groups: Groups, isBounded: boolean) {
  const named = groups.subject?.toLowerCase() ?? '';
  return { subject: named, isMonthly: groups.month !== undefined, isBounded };
}

/** Two numbers of one kind, in any order. */
function rangeOf(groups: Groups): [Measured, Bounds] | undefined {
  const context = contextOf(groups, true);
  const last = measureOf(groups, '2');
  const ends = [withUnitsOf(measureOf(groups, '1'), last), last];
  const [kind, other] = ends.map((end) => kindOf(end, context));
  const [min = 0, max = 0] = ends.map(({ value }) => value).sort((a, b) => a - b);
  return kind && kind === other ? [kind, { min, max }] : undefined;
}

function singleOf(groups: Groups, isCode: boolean): [Measured, Bounds] | undefined {
  const { most, least, newer, older, about, orMore: more, orLess: less } = groups;
  const found = measureOf(groups, '1');
  const measure = { ...found, isLarge: found.isLarge && !isCode };
  const kind = kindOf(measure, contextOf(groups, [most, least, about, more, less].some(Boolean)));
  const { value } = measure;
  const isYear = kind === 'year';
  if (!kind || (!isYear && (newer ?? older))) return undefined;
  if (about) {
    const far = isYear ? NEAR_YEARS : value * NEAR;
    return [kind, { min: value - far, max: value + far }];
  }
  if (newer) return [kind, { min: value + 1, max: NO_LIMIT }];
  if (older) return [kind, { min: 0, max: value - 1 }];
  if (least ?? (most ? undefined : more)) return [kind, { min: value, max: NO_LIMIT }];
  // A year alone is searched as a word, and `under 2000` may mean an instalment.
  return isYear && !less ? undefined : [kind, { min: 0, max: value }];
}
