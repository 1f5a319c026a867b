import { Car as WireCar } from '../../rest/cars/car.ts';
import { carFromWire } from './carFromWire.ts';
import { decodePlaces } from './decodeList.ts';
import { partialRecord } from './decodeResponse.ts';

/** A car of the wire, of which everything but the id may be missing. */
export const PartialCar = partialRecord<WireCar>(WireCar);

/**
 * Decodes a filtered list; null stands in the place of a car that cannot be read, so that positions stay those of the
 * origin. There is one decoder for all of them, because the decoded answer is cached by its path.
 */
export const decodeCars = decodePlaces({ field: 'cars', item: PartialCar, turn: carFromWire });
