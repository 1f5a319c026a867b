import type { Car } from '../cars/car.ts';

/** A car of which nothing is known but that it came in now. */
export function blankCar(now: Date): Omit<Car, '_id'> {
  return {
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
    createdAt: now.toISOString(),
  };
}
