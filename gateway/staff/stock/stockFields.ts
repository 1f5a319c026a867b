import type { StockField as WireField } from '../../../rest/stock/stockFields.ts';
import type { StockField } from '../../generated/schemaTypes.ts';
import { reversed } from '../reversed.ts';

/** What REST calls the values that the staff may change. */
export const wireFields = {
  STOCK_NUMBER: 'stockNumber',
  VIN: 'vin',
  MAKE: 'make',
  MODEL: 'model',
  TRIM: 'trim',
  TITLE: 'title',
  YEAR: 'year',
  MILEAGE: 'mileage',
  ORIGINAL_PRICE: 'originalPrice',
  DISCOUNTED_PRICE: 'discountedPrice',
  MONTHLY_INSTALMENT: 'monthlyInstallment',
  EXTERIOR_COLOR: 'exteriorColor',
  INTERIOR_COLOR: 'interiorColor',
  BODY_TYPE: 'bodyType',
  TRANSMISSION: 'transmission',
  FUEL_TYPE: 'fuelType',
  ENGINE: 'engine',
  CYLINDERS: 'cylinders',
  POWER: 'power',
  DRIVE: 'drive',
  SEATS: 'seats',
  DOORS: 'door',
  KEYS: 'keys',
  OWNERS: 'owners',
  STEERING: 'steering',
  REGIONAL_SPECS: 'regionalSpecs',
  SERVICE_HISTORY: 'serviceHistory',
  WARRANTY: 'warranty',
  WARRANTY_UNTIL: 'warrantyUntil',
  ACCIDENT_HISTORY: 'accidentHistory',
  REGISTRATION: 'registration',
  LOCATION: 'location',
  SALESPERSON: 'salesperson',
  INSPECTED_BY: 'inspectedBy',
  INSPECTED_ON: 'inspectedOn',
  INSPECTION_REPORT: 'inspectionReport',
  TYRES: 'tyres',
  TYRE_TREAD: 'tyreTread',
  TYRE_YEAR: 'tyreYear',
  BRAKES: 'brakes',
  PAINT_READINGS: 'paintReadings',
  IMPERFECTIONS: 'imperfections',
  SPECIFICATIONS: 'specifications',
  DESCRIPTION: 'description',
  VIDEO: 'video',
  SPIN: 'spin',
  SALE_STATUS: 'saleStatus',
  FEATURED: 'featured',
  TEST_DRIVE: 'testDrive',
} as const satisfies Record<StockField, WireField>;

/** What the graph calls them. */
export const graphFields: Record<WireField, StockField> = reversed(wireFields);
const fieldsByName = new Map<string, StockField>(Object.entries(graphFields));

/** The name of a value of the wire, as errors have it, on the graph; any other name as it is. */
export function fieldFromWire(name: string | null): string | null {
  return fieldsByName.get(name ?? '') ?? name;
}
