/** A name as it is compared: letters and digits only, in one case, without accents. 'Land-Rover' is 'land rover'. */
export function nameKey(name: string): string {
  const key = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return key || name.toLowerCase();
}
