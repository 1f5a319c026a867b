import type { Car } from '../cars/car.ts';
import { stableId } from '../store/stableId.ts';
import type { BodyType } from './BodyType.ts';
import type { CarRow } from './CarRow.ts';
import { makeOf, modelOf } from './makeOf.ts';
import { standardEquipment } from './equipment.ts';
import { instalmentOf } from './instalmentOf.ts';

const usualDoors: Record<BodyType, number> = {
  Sedan: 4,
  SUV: 5,
  'Cross Over': 5,
  Convertible: 2,
  HatchBack: 5,
  Sports: 2,
};

/** The complete car that a row describes; the same row gives the same car on every run. */
export function carOf(bodyType: BodyType, row: CarRow): Car {
  const [brand, model, trim] = row.name;
  return {
    _id: stableId('demoCar', [...row.name, row.year].join(' ').toLowerCase()),
    stockNumber: null,
    vinLastSix: null,
    title: row.title,
    images: [],
    saleStatus: row.status === undefined ? 'available' : row.status,
    featured: row.featured ? 'yes' : 'no',
    testDrive: row.testDrive ? 'yes' : 'no',
    manufacturerId: makeOf(brand),
    vehicleTypeId: { _id: modelOf(brand, model)._id, modelName: model },
    trimId: trim
      ? { _id: stableId('trim', `${brand} ${model} ${trim}`.toLowerCase()), trimName: trim }
      : null,
    originalPrice: row.price,
    discountedPrice: row.now ?? null,
    monthlyInstallment: instalmentOf(row.now ?? row.price, row.year),
    mileage: row.km,
    year: row.year,
    door: row.doors ?? usualDoors[bodyType],
    keys: row.keys ?? 2,
    owners: row.owners ?? null,
    serviceHistory: row.service ?? null,
    warranty: row.warranty ?? null,
    accidentHistory: row.accidents ?? null,
    registration: row.registration ?? null,
    regionalSpecs: 'GCC',
    location: 'Dubai',
    exteriorColor: row.paint,
    bodyType,
    engine: row.engine,
    transmission: row.gearbox ?? 'Automatic',
    fuelType: row.fuel ?? 'Petrol',
    specifications: specificationsOf(bodyType, row),
    description: descriptionOf(row),
    createdAt: `${row.listed}T06:30:00.000Z`,
    ...(row.was && {
      priceHistory: [{ price: row.was.price, until: `${row.was.until}T06:30:00.000Z` }],
    }),
  };
}

function specificationsOf(bodyType: BodyType, { has, lacks }: CarRow) {
  const present = [...standardEquipment[bodyType], ...has].map((feature) => [feature, true] as const);
  return Object.fromEntries([...present, ...lacks.map((feature) => [feature, false] as const)]);
}

function descriptionOf({ about, points = [] }: CarRow): string {
  const paragraphs = about.map((text) => `<p>${text}</p>`);
  const list = points.length > 0 ? [`<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`] : [];
  return [...paragraphs, ...list].join('');
}
