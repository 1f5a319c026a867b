import Type from 'typebox';
import { Car as WireCar } from '../../rest/cars/car.ts';
import { carFromWire } from './carFromWire.ts';
import { loosely, reader } from './readWire.ts';

/** A car of the wire, of which everything but the id may be missing. */
export const LooseCar = loosely<WireCar>(WireCar);

/** Reads a filtered list. There is one reader for all of them: what is cached of a path is the same for everybody. */
export const readCars = reader(Type.Object({ cars: Type.Array(LooseCar) }), ({ cars }) =>
  cars.map(carFromWire),
);
