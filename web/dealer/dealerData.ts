import { dealership } from './dealership.ts';
import { openingHours } from './openingHours.ts';
import { paths } from '../paths.ts';
import type { Thing } from '../ui/page/StructuredData.tsx';
import preview from '../icons/preview.jpg';

/** The dealer as schema.org data: facts only, no marketing figures. */
export function dealerData(origin: string): Thing {
  const { name, legalName, phones, email, street, city, country, position, socials } = dealership;
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
      streetAddress: street,
      addressLocality: city,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: openingHours().flatMap(({ days: dayOfWeek, opens, closes }) =>
      opens ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }] : [],
    ),
    sameAs: networks.length > 0 ? networks : undefined,
  };
}
