import { latinDigits } from '../../text/latinDigits.ts';

/**
 * A phone number as it is compared: the digits of its E.164 form. Numbers of the UAE are understood as people write them
 * (`050 123 4567`, `04 555 6666`, `971 50…`, `00971 50…`, `+971 (0)50…`); of all others, the digits are taken as they are.
 */
export function phoneDigits(typed: string): string {
  const plain = latinDigits(typed).replace(/[^\d+]/g, '');
  const digits = plain.replace(/\D/g, '').replace(/^00/, '');
  const isInternational = /^(\+|00)/.test(plain);
  const prefix = isInternational ? /^9710?/ : /^(9710?|0|(?=5))/;
  const national = digits.replace(prefix, '');
  const isOfUae = prefix.test(digits) && /^(5\d{8}|[2-79]\d{7})$/.test(national);
  return isOfUae ? `971${national}` : digits;
}
