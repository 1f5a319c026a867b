const none = String.raw`(?:none|nil|no|never|zero|0)`;
const accidents = String.raw`(?:accidents?|collisions?|damages?|crash(?:es)?)`;
const claim =
  `(?:${none} (?:(?:known|recorded|reported|an|had an|been in an) )?${accidents}(?: (?:history|record|reported|recorded))?` +
  `|none (?:known|recorded|reported)|${none}|(?:100 ?% )?(?:accident|damage)[ -]?free|free (?:of|from) ${accidents}` +
  '|clean(?: (?:carfax|autodata))?(?: (?:history|record|report|title))?' +
  '|لا يوجد(?: حوادث)?|بدون حوادث|خالي(?:ة)? من الحوادث)';

const kept = String.raw`(?:records?|reports?|history|database|files?|inspection|police|rta|insurers?|insurance|agency|dealer)`;
/** Where it is said, which limits the claim to no time and to no part of the car: `in the police record`, `per Carfax`. */
const source = String.raw`(?:in|on|by|as per|per|according to) (?:(?:the|its|our) )?(?:(?:official|traffic|dubai|abu dhabi) )?(?:${kept}|carfax|autodata)(?: ${kept})?`;
/** What may stand beside the claim without taking anything of it back. */
const neutral = String.raw`(?:since new|original paint|(?:one|first|single) owner|checked|inspected|verified|confirmed|certified)`;

const told = new RegExp(
  String.raw`^${claim}(?: (?:${source}|since new))?(?:\s*[.,;:()–—/-][\s.,;:()–—/-]*(?:${claim}|${neutral}|${source})(?: ${source})?)*[\s.,;:()]*$`,
  'iu',
);

/**
 * Whether the record of a car says that it had no accident, and nothing that takes anything of this back: `None`, `No accidents`,
 * `None in the police record`, but not `None since 2021` nor `No accidents, rear bumper repainted`.
 */
export function isAccidentFree(accidentHistory: string | null): boolean {
  return told.test((accidentHistory ?? '').trim().replace(/\s+/g, ' '));
}
