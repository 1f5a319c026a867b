import type { Car } from '../cars/car.ts';

/**
 * What the mails about a request for a reserved car add: the request is accepted, and its sender is second in line. Both texts are ''
 * for any other car.
 */
export function secondInLine({ saleStatus }: Pick<Car, 'saleStatus'>): {
  toVisitor: string;
  toDealer: string;
} {
  if (saleStatus !== 'reserved') return { toVisitor: '', toDealer: '' };
  return {
    toVisitor: `\nAnother buyer has reserved this car, so you are second in line. We will tell you
if it becomes available.\n`,
    toDealer: '\nThe car is reserved, so this request is second in line.',
  };
}
