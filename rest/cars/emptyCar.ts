import type { Car } from './car.ts';

/**
 * A car of which only the id and the time of listing (ISO 8601) are known: it has no pictures, and every other value is
 * null.
 */
export function emptyCar(_id: string, createdAt: string): Car {
  return {
    _id,
    stockNumber: null,
    vinLastSix: null,
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
    keys: null,
    owners: null,
    serviceHistory: null,
    warranty: null,
    accidentHistory: null,
    registration: null,
    regionalSpecs: null,
    location: null,
    exteriorColor: null,
    bodyType: null,
    engine: null,
    transmission: null,
    fuelType: null,
    specifications: null,
    description: null,
    createdAt,
  };
}
