import { Car as WireCar } from '../../rest/cars/car.ts';
import { type CarParent, carFromWire } from './carFromWire.ts';
import { decodePlaces } from '../origin/decodeList.ts';
import { partialRecord } from '../origin/decodeResponse.ts';
import { type Decoder, placesOf } from '../origin/RestResponse.ts';

/** A car of the wire; everything but the id may be missing. */
export const PartialCar = partialRecord<WireCar>(WireCar);

/**
 * Decodes a filtered list; null stands in the place of a car that cannot be read, so that positions stay those of the
 * origin. There is one decoder for all of them, because the decoded answer is cached by its path.
 */
export const decodeCars: Decoder<(CarParent | null)[]> = (body, reading) => {
  const cars = decodeList(body, reading);
  reading.places = placesOf(body, cars.length);
  return cars;
};

const decodeList = decodePlaces({ field: 'cars', item: PartialCar, turn: carFromWire });
