/**
 * Normalises a name for comparison: only letters and digits, in lower case, without accents. 'Land-Rover' equals 'land
 * rover'.
 */
export function nameKey(name: string): string {
  const key = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return key || name.toLowerCase();
}
