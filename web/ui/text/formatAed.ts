import { grouped } from './grouped.ts';

/** An amount as it is written everywhere: `AED 249,000`, with Latin digits and a no-break space. */
export function formatAed(amount: number): string {
  return `AED\u00a0${grouped(amount)}`;
}
