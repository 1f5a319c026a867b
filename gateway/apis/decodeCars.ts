import Type from 'typebox';
import { Car as WireCar } from '../../rest/cars/car.ts';
import { carFromWire } from './carFromWire.ts';
import { partialRecord, decodeResponse } from './decodeResponse.ts';

/** A car of the wire, of which everything but the id may be missing. */
export const PartialCar = partialRecord<WireCar>(WireCar);

/** Decodes a filtered list. There is one decoder for all of them, because the decoded answer is cached by its path. */
export const decodeCars = decodeResponse(Type.Object({ cars: Type.Array(PartialCar) }), ({ cars }) =>
  cars.map(carFromWire),
);
