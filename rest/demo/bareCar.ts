import type { Car } from '../cars/car.ts';
import { idOf } from '../store/idOf.ts';

/** A car of which only its listing is known: the site has to show it as well. */
export const bareCar: Car = {
  _id: idOf('demoCar', 'bare'),
  title: null,
  images: [],
  saleStatus: null,
  featured: null,
  testDrive: null,
  manufacturerId: null,
  vehicleTypeId: null,
  trimId: null,
  originalPrice: null,
  discountedPrice: null,
  monthlyInstallment: null,
  mileage: null,
  year: null,
  door: null,
  exteriorColor: null,
  bodyType: null,
  engine: null,
  transmission: null,
  fuelType: null,
  specifications: null,
  description: null,
  createdAt: '2026-06-24T06:30:00.000Z',
};
