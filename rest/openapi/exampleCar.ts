import type { Car } from '../cars/car.ts';
import { emptyCar } from '../cars/emptyCar.ts';

/** The car in the examples: one of the demonstration's. */
export const exampleCar: Car = {
  ...emptyCar('bbbc18508b23fa88bed0b7e3', '2026-11-11T06:30:00.000Z'),
  title: 'Chauffeur seats, one company owner',
  images: ['a-17-1', 'a-17-2'].map((name) => ({
    _id: name,
    path: `photos/${name}.jpg`,
    filename: `${name}.jpg`,
  })),
  saleStatus: 'available',
  featured: 'yes',
  testDrive: 'no',
  manufacturerId: { _id: 'd1fa22e810fc6b9dbb8853e8', brandName: 'Mercedes' },
  vehicleTypeId: { _id: '9ea7d82ae642c0b16b6da4b1', modelName: 'S-Class' },
  trimId: { _id: '3f6df12f9e5c3414d0dbcc4f', trimName: 'S 500 4MATIC' },
  originalPrice: 425_000,
  monthlyInstallment: 6_260,
  mileage: 42_700,
  year: 2022,
  door: 4,
  keys: 2,
  owners: 1,
  serviceHistory: 'Every 10,000 km at the agency',
  warranty: 'Manufacturer, until March 2027',
  registration: 'Until April 2027',
  regionalSpecs: 'GCC',
  location: 'Dubai',
  exteriorColor: 'Obsidian Black',
  bodyType: 'Sedan',
  engine: '3.0 L I6',
  transmission: 'Automatic',
  fuelType: 'Petrol',
  specifications: { 'Parking sensors': true, 'Leather seats': true, 'Night vision': false },
  description: '<p>A long-wheelbase S 500 that spent its first years with a law firm in DIFC.</p>',
};
