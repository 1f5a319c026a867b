import { foldText } from '../text/foldText.ts';

/** The beginning of an answer which says that there is none, or not all of it. */
const denial = new RegExp(
  String.raw`^(?:no|none|nil|n/?a|not(?! (?:yet )?expired)|never|without|out of|partial|expired|ended|lapsed|void|unknown|0$|[-–—]+$` +
    String.raw`|لا|بدون|بلا|غير|ليس\p{L}*|خارج|انته\p{L}*|منته\p{L}*)(?!\p{L})`,
  'iu',
);

/** Whether a record says that there is none, or not all of it: `None`, `Expired`, `بدون`. */
export function isDenied(told: string): boolean {
  return denial.test(foldText(told).trim());
}
