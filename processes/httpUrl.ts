/** Gives a setting that is an address by http or https. Throws with a sentence that says what it must be. */
export function httpUrl(setting: string): string {
  if (URL.canParse(setting) && /^https?:$/.test(new URL(setting).protocol)) return setting;
  throw new Error('it must be an address such as https://www.example.ae.');
}
