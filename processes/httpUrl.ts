/** Gives a setting that is an address by http or https. Throws with a sentence that says what it must be, such as `example`. */
export function httpUrl(setting: string, example = 'https://www.example.ae'): string {
  if (URL.canParse(setting) && /^https?:$/.test(new URL(setting).protocol)) return setting;
  // Without what was set, which may have a password.
  throw new Error(`it must be an address such as ${example}.`);
}
