import { dealership } from '../dealership.ts';
import { paths } from '../paths.ts';
import type { Thing } from '../ui/StructuredData.tsx';
import { openingHours } from './openingHours.ts';
import preview from './preview.jpg';

/** The dealer in the words of schema.org: facts only, no marketing figures. */
export function dealerData(origin: string): Thing {
  const { name, legalName, phones, email, address, country, position, hours, socials } = dealership;
  const [, street, city] = /^(.*),\s*([^,]+)$/.exec(address) ?? [];
  const networks = socials.map(({ url }) => url).filter(Boolean);
  return {
    '@type': 'AutoDealer',
    '@id': `${origin}/#dealer`,
    name,
    legalName,
    url: origin + paths.home,
    image: origin + preview,
    telephone: phones,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? address,
      addressLocality: city,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: hours.flatMap(openingHours),
    sameAs: networks.length > 0 ? networks : undefined,
  };
}
