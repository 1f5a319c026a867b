import { dealership } from './dealership.ts';
import { openingHours } from './openingHours.ts';
import { paths } from '../paths.ts';
import type { Thing } from '../ui/page/StructuredData.tsx';
import preview from '../icons/preview.jpg';

/** The dealer as schema.org data: facts only, no marketing figures. */
export function dealerData(origin: string): Thing {
  const { name, legalName, phones, email, street, city, country, position, holidays, socials } = dealership;
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
    openingHoursSpecification: openingHours().flatMap(({ days: dayOfWeek, spans }) =>
      spans.map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span })),
    ),
    // Search engines read equal times as closed.
    specialOpeningHoursSpecification: optional(
      holidays.map(({ from: validFrom, to: validThrough = validFrom }) => ({
        '@type': 'OpeningHoursSpecification',
        ...{ validFrom, validThrough, opens: '00:00', closes: '00:00' },
      })),
    ),
    sameAs: optional(networks),
  };
}

/** The items; undefined where there are none, so that the data says nothing of them. */
function optional<T>(items: T[]): T[] | undefined {
  return items.length > 0 ? items : undefined;
}
