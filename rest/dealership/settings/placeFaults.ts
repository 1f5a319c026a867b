import { secureAddressPattern } from '../../http/fields.ts';
import type { FieldError } from '../../http/schemas.ts';
import type { Dealership } from '../dealership.ts';

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const secureAddress = new RegExp(secureAddressPattern, 'u');

/** What is wrong, besides their shape, with where the dealer is found, in the world and in social networks. */
export function placeFaults({ country, socials }: Dealership): FieldError[] {
  const fault = (isFault: boolean, field: string, message: string) => (isFault ? [{ field, message }] : []);
  return [
    ...fault(
      countries.of(country) === undefined,
      'country',
      `No country has the code ${country}. Send one of ISO 3166, such as AE.`,
    ),
    ...socials.flatMap(({ name, url }, i) => [
      ...fault(
        url !== '' && !secureAddress.test(url),
        `socials.${i}.url`,
        `The address of ${name} must begin with https://, such as https://www.example.com/dealer. Copy it from the browser.`,
      ),
      ...fault(
        socials.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) < i,
        `socials.${i}.name`,
        `${name} is there twice. Leave one out.`,
      ),
    ]),
  ];
}
