import { foldText } from '../text/foldText.ts';
import { isDenied } from './isDenied.ts';
import { warrantyEnd } from './warrantyEnd.ts';

/** What a dealer tells of a car that buyers ask for. */
interface ClaimedCar {
  headline: string | null | undefined;
  owners: number | null | undefined;
  serviceHistory: string | null | undefined;
  warranty: string | null | undefined;
  warrantyUntil: string | null | undefined;
}

const maker = String.raw`(?:agency|dealer|factory|manufacturer(?:['’]?s)?)`;
/** Each claim as the word that stands for it, and the phrases, folded, by which people ask for it and headlines make it. */
const phrases = {
  oneowner: String.raw`(?:one|1|single|sole|first|1st)(?: |-)(?:\p{L}+ )?owner|مالك (?:واحد|اول)|المالك الاول`,
  servicehistory:
    String.raw`(?:(?:full|complete|${maker}) ){0,3}(?:servi\p{L}+|maintenance) (?:history|records?|book)` +
    String.raw`|(?:full|complete) (?:\p{L}+ )?history|fsh|(?:سجل|تاريخ) (?:ال)?صيانه`,
  warranty:
    String.raw`(?<!(?:no|without|out of) )(?:(?:(?:still )?under|with|in) )?(?:(?:the |a )?${maker} )?` +
    String.raw`(?:war+[ae]nt(?:y|ies|ee)|(?:ال)?ضمان)`,
};
type Claim = keyof typeof phrases;

const patterns = Object.entries(phrases).map(([word, phrase]) => {
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${phrase})(?![\p{L}\d])`, 'giu');
  return [word as Claim, pattern] as const; // The type of Object.entries loses the keys.
});

/** The words of the claims. */
export const claimWords = patterns.map(([word]) => word);

/** Replaces each claim that somebody asks for by its word: `full service history` by `servicehistory`. */
export function withClaimWords(text: string): string {
  return patterns.reduce((done, [word, pattern]) => done.replace(pattern, ` ${word} `), text);
}

/** The words of the claims that hold for a car now. Its headline counts where nothing else is told. */
export function claimsOf({ headline, owners, serviceHistory, ...told }: ClaimedCar): string[] {
  const holds: Record<Claim, boolean | undefined> = {
    oneowner: owners ? owners === 1 : undefined,
    servicehistory: serviceHistory ? !isDenied(serviceHistory) : undefined,
    warranty: told.warranty || told.warrantyUntil ? (warrantyEnd(told) ?? 0) > Date.now() : undefined,
  };
  const text = foldText(headline ?? '').replace(/\s+/g, ' ');
  return patterns.flatMap(([word, pattern]) => ((holds[word] ?? text.search(pattern) !== -1) ? [word] : []));
}
