import type { CarConditionFragment } from '../../../generated/CarCondition.ts';
import type { CarSpecificationFragment } from '../../../generated/CarSpecification.ts';
import type { Thing } from '../../../ui/page/StructuredData.tsx';

/** The drives of the dealer's records, and their names at schema.org (`DriveWheelConfigurationValue`). */
const drives = new Map([
  ['AWD', 'AllWheelDriveConfiguration'],
  ['4WD', 'FourWheelDriveConfiguration'],
  ['RWD', 'RearWheelDriveConfiguration'],
  ['FWD', 'FrontWheelDriveConfiguration'],
]);
/** The sides of the steering wheel, and their names at schema.org (`SteeringPositionValue`). */
const sides = new Map([
  ['LEFT', 'LeftHandDriving'],
  ['RIGHT', 'RightHandDriving'],
]);

/** What schema.org has properties of, for a vehicle, without what is unknown. The whole VIN is not public. */
export function vehicleData(car: CarSpecificationFragment & CarConditionFragment): Omit<Thing, '@type'> {
  const { engine, power, imperfections, vinLastSix } = car;
  return {
    bodyType: car.bodyType ?? undefined,
    color: car.exteriorColor ?? undefined,
    vehicleInteriorColor: car.interiorColor ?? undefined,
    fuelType: car.fuelType ?? undefined,
    vehicleTransmission: car.transmission ?? undefined,
    driveWheelConfiguration: named(drives, car.drive),
    steeringPosition: named(sides, car.steering),
    vehicleEngine:
      engine || power
        ? {
            '@type': 'EngineSpecification',
            name: engine ?? undefined,
            enginePower: power ? { '@type': 'QuantitativeValue', value: power, unitCode: 'BHP' } : undefined,
          }
        : undefined,
    numberOfDoors: car.doors ?? undefined,
    vehicleSeatingCapacity: car.seats ?? undefined,
    numberOfPreviousOwners: car.owners ?? undefined,
    knownVehicleDamages: imperfections?.map(({ text }) => text).join('; ') || undefined,
    additionalProperty: vinLastSix
      ? { '@type': 'PropertyValue', name: 'VIN (last six)', value: vinLastSix }
      : undefined,
  };
}

function named(names: ReadonlyMap<string, string>, value: string | null): string | undefined {
  const name = names.get(value?.toUpperCase() ?? '');
  return name && `https://schema.org/${name}`;
}
