import { conditionFromWire } from '../../gateway/apis/condition/conditionFromWire.ts';
import type { Car } from '../../gateway/generated/schemaTypes.ts';
import type { Car as WireCar } from '../../rest/cars/car.ts';

/** A car of the graph from a car of the wire. The description stays raw: it is sanitized only where it is requested. */
export function graphCar(car: WireCar) {
  const make = car.manufacturerId && { id: car.manufacturerId._id, name: car.manufacturerId.brandName };
  const specifications = Object.entries(car.specifications ?? {}).map(([name, included]) => ({
    name,
    included,
  }));
  const images = car.images.map(({ _id, path, filename, description = null }) => ({
    ...{ id: _id, path, filename, description, group: null, placeholder: null },
  }));
  return {
    id: car._id,
    url: `https://cars.example/car/${car._id}`,
    stockNumber: car.stockNumber,
    vin: null,
    vinLastSix: car.vinLastSix,
    title: car.title,
    images,
    cover: images[0] ?? null,
    video: null,
    spin: null,
    saleStatus: car.saleStatus,
    status: car.saleStatus === 'sold' ? 'SOLD' : car.saleStatus === 'reserved' ? 'RESERVED' : 'AVAILABLE',
    sold: car.saleStatus === 'sold',
    featured: car.featured === 'yes',
    testDrive: car.testDrive === 'yes',
    make,
    model: car.vehicleTypeId && { id: car.vehicleTypeId._id, name: car.vehicleTypeId.modelName },
    trim: car.trimId && { id: car.trimId._id, name: car.trimId.trimName },
    price: car.discountedPrice ?? car.originalPrice,
    originalPrice: car.originalPrice,
    discountedPrice: car.discountedPrice,
    monthlyInstalment: car.monthlyInstallment,
    mileage: car.mileage,
    year: car.year,
    doors: car.door,
    keys: car.keys,
    owners: car.owners,
    serviceHistory: car.serviceHistory,
    warranty: car.warranty,
    accidentHistory: car.accidentHistory,
    registration: car.registration,
    regionalSpecs: car.regionalSpecs,
    location: car.location,
    exteriorColor: car.exteriorColor,
    salesperson: car.salesperson,
    interiorColor: car.interiorColor,
    bodyType: car.bodyType,
    engine: car.engine,
    transmission: car.transmission,
    fuelType: car.fuelType,
    drive: car.drive,
    power: car.power,
    cylinders: car.cylinders,
    seats: car.seats,
    steering: car.steering,
    ...conditionFromWire(car, images),
    specifications,
    features: specifications.filter(({ included }) => included).map(({ name }) => name),
    description: car.description,
    listedAt: car.createdAt,
    updatedAt: car.updatedAt ?? null,
    priceHistory: car.priceHistory ?? [],
  } satisfies Record<Exclude<keyof Car, '__typename' | 'similar'>, unknown>;
}

export type GraphCar = ReturnType<typeof graphCar>;
