import type { ServerResponse } from 'node:http';
import type { Blog } from '../../rest/blogs/blog.ts';
import type { Company, Logo, VehicleType } from '../../rest/brands/brand.ts';
import type { Car } from '../../rest/cars/car.ts';
import { runOrigin } from './runOrigin.ts';

interface Stock {
  /** In the order of the lists of cars. */
  cars?: Partial<Car>[];
  companies?: Company[];
  vehicleTypes?: VehicleType[];
  logos?: Pick<Logo, 'logo'>[];
  /** Newest first. */
  blogs?: Blog[];
}

/**
 * An origin that has only the read routes of spec §7: whole lists in one order, without facets, validators and caching. It
 * ignores unknown parameters of a query.
 */
export function specOnlyOrigin(stock: Stock) {
  const { cars = [], companies = [], vehicleTypes = [], logos = [], blogs = [] } = stock;

  return runOrigin((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://origin');
    const [, kind, id] = /^\/api\/v1\/(car|blogs)\/([^/]+)$/.exec(pathname) ?? [];
    const lists: Record<string, () => unknown> = {
      '/api/v1/cars/featured': () => cars.filter(({ featured }) => featured === 'yes'),
      '/api/v1/cars/test-drive': () =>
        cars.filter(({ testDrive, saleStatus }) => testDrive === 'yes' && saleStatus !== 'sold'),
      '/api/v1/cars/filter': () => ({ cars: cars.filter((car) => matches(car, searchParams)) }),
      '/api/v1/companies': () => companies,
      '/api/v1/fetch-vehicle-types': () => ({ vehicleTypes }),
      '/api/v1/fetch-logos': () => ({ logos }),
      '/api/v1/blogs': () => ({ blogs }),
      '/api/v1/blogs/latest': () => blogs.slice(0, Number(searchParams.get('limit'))),
    };
    const records: { _id?: string }[] = kind === 'car' ? cars : blogs;
    send(response, lists[pathname]?.() ?? records.find(({ _id }) => _id === id));
  });
}

function send(response: ServerResponse, body: unknown) {
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? { message: 'Not found' }));
}

function matches(car: Partial<Car>, query: URLSearchParams): boolean {
  const within = (name: string, value: number | null | undefined) => {
    const [min = 0, max = 0] = query.get(name)?.split(',').map(Number) ?? [];
    return !query.has(name) || (typeof value === 'number' && value >= min && value <= max);
  };
  const among = (name: string, value: string | null | undefined) =>
    !query.has(name) || query.get(name)?.toLowerCase().split(',').includes(`${value}`.toLowerCase());
  const names = [
    car.title,
    car.manufacturerId?.brandName,
    car.vehicleTypeId?.modelName,
    car.trimId?.trimName,
  ];
  const words = query.get('title')?.toLowerCase().split(/\s+/) ?? [];
  return (
    within('mileage', car.mileage) &&
    within('yearBuilt', car.year) &&
    within('monthlyInstallment', car.monthlyInstallment) &&
    Boolean(among('companies', car.manufacturerId?.brandName)) &&
    Boolean(among('bodyTypes', car.bodyType)) &&
    Boolean(among('vehicleType', car.vehicleTypeId?._id)) &&
    (query.get('availableNow') !== 'true' || (car.saleStatus ?? 'available') === 'available') &&
    words.every((word) => names.join(' ').toLowerCase().includes(word))
  );
}
