import type { Blog } from '../../rest/blogs/blog.ts';
import type { Company, Logo, VehicleType } from '../../rest/brands/brand.ts';
import type { Car } from '../../rest/cars/car.ts';
import { emptyCar } from '../../rest/cars/emptyCar.ts';

let made = 0;

function id(noun: string): string {
  made += 1;
  return `${noun}-${String(made).padStart(4, '0')}`;
}

/** A time later than that of everything made before. */
function nextMoment(): string {
  return new Date(Date.UTC(2025, 0, 1) + made * 60_000).toISOString();
}

/** An available BMW X5 with every field filled in but the day on which the warranty ends; each one made is newer than the one before. */
export function aCar(overrides: Partial<Car> = {}): Car {
  return {
    _id: id('car'),
    stockNumber: 'S-1001',
    vinLastSix: '042788',
    title: 'Full service history',
    images: [{ _id: 'image-1', path: '/photos/x5.jpg', filename: 'x5.jpg' }],
    video: 'https://youtu.be/dQw4w9WgXcQ',
    spin: { address: 'https://kuula.co/share/5cBWq', images: [] },
    saleStatus: 'available',
    featured: 'no',
    testDrive: 'no',
    manufacturerId: { _id: 'bmw', brandName: 'BMW' },
    vehicleTypeId: { _id: 'bmw-x5', modelName: 'X5' },
    trimId: { _id: 'bmw-x5-xdrive40i', trimName: 'xDrive40i' },
    originalPrice: 200_000,
    discountedPrice: null,
    monthlyInstallment: 3_500,
    mileage: 40_000,
    year: 2021,
    door: 5,
    keys: 2,
    owners: 1,
    serviceHistory: 'Full, at the agency',
    warranty: 'Until June 2027',
    accidentHistory: 'None',
    registration: 'Until March 2027',
    regionalSpecs: 'GCC',
    location: 'Dubai',
    exteriorColor: 'Black',
    salesperson: 'Omar Haddad',
    interiorColor: 'Tan',
    bodyType: 'SUV',
    engine: '3.0 L I6',
    transmission: 'Automatic',
    fuelType: 'Petrol',
    drive: 'AWD',
    power: 340,
    cylinders: 6,
    seats: 5,
    steering: 'Left',
    inspectedBy: 'The test centre of Al Barsha',
    inspectedOn: '2025-11-20',
    inspectionReport: 'https://reports.example/x5.pdf',
    paintReadings: [
      { panel: 'bonnet', microns: 110 },
      { panel: 'rearLeftDoor', microns: 260 },
    ],
    tyres: 'Pirelli',
    tyreTread: 6.5,
    tyreYear: 2024,
    brakes: '70%',
    warrantyUntil: null,
    imperfections: [{ text: 'A stone chip on the bonnet', picture: 'x5.jpg' }],
    specifications: { 'Panoramic roof': true, 'Tow bar': false },
    description: '<p>One owner.</p>',
    createdAt: nextMoment(),
    ...overrides,
  };
}

/** A car without any of the values that may be missing. */
export function aBareCar(overrides: Partial<Car> = {}): Car {
  return { ...emptyCar(id('car'), nextMoment()), ...overrides };
}

/** The make and the model of a car, for `aCar({ ...carOf('Audi', 'Q7') })`. */
export function carOf(
  brandName: string,
  modelName: string,
): Pick<Car, 'manufacturerId' | 'vehicleTypeId' | 'trimId'> {
  const make = brandName.toLowerCase();
  return {
    manufacturerId: { _id: make, brandName },
    vehicleTypeId: { _id: `${make}-${modelName.toLowerCase()}`, modelName },
    trimId: null,
  };
}

export function aCompany(overrides: Partial<Company> = {}): Company {
  return { _id: id('company'), brandName: 'BMW', ...overrides };
}

export function aVehicleType(overrides: Partial<VehicleType> = {}): VehicleType {
  return { _id: id('type'), modelName: 'X5', manufacturer: { _id: 'bmw', brandName: 'BMW' }, ...overrides };
}

export function aLogo(overrides: Partial<Logo> = {}): Logo {
  return { _id: id('logo'), brandName: 'BMW', logo: { path: '/photos/bmw.svg' }, ...overrides };
}

/** An article; each one made is newer than the one before. */
export function aBlog(overrides: Partial<Blog> = {}): Blog {
  return {
    _id: id('blog'),
    title: 'Five checks before you buy',
    description: '<p>Look under the car first.</p>',
    image: '/photos/checks.jpg',
    postedBy: 'Layla Hassan',
    createdAt: nextMoment(),
    ...overrides,
  };
}
