import { counted } from '../../text/counted.ts';

/** A sentence about `count` cars without a make, of which `named` are the first. */
export function unfinishedCars(count: number, named: readonly string[]): string {
  const others = count > named.length ? ` and ${counted(count - named.length, 'other')}` : '';
  const [have, them] = count === 1 ? ['has', 'it'] : ['have', 'them'];
  return (
    `${counted(count, 'car')} ${have} no make: ${named.join(', ')}${others}. ` +
    `Visitors see "Unknown", and search engines do not list ${them}. Import ${them} with a make.`
  );
}
