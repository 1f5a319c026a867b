/** Whether a clean line means no value: '', '-', 'N/A', 'Unknown', 'None' … */
export function isBlank(text: string): boolean {
  return /^([-–—?.*_]*|n\/?a|n\.a\.|null|nil|none|unknown|#n\/a|not (available|specified|given|applicable)|tb[ac]|غير معروف|لا يوجد)$/iu.test(
    text,
  );
}

/** Whether a clean line says that there is none: no value in most columns, but an answer in some, such as accidents. */
export function isNone(text: string): boolean {
  return /^(nil|none|لا [يت]وجد)$/iu.test(text);
}

/** Whether a clean line says 'not available': of a price that it is not known, of a car that it is gone. */
export function isUnavailable(text: string): boolean {
  return /^not available$/i.test(text);
}

/** Whether a clean line is the 'Other' of a list of choices ('other-make', 'Other Color'), which is no value. */
export function isOther(text: string): boolean {
  return /^(others?([ _-].*)?|أخرى)$/iu.test(text);
}
