import { carFromWire } from '../../gateway/apis/carFromWire.ts';
import type { Car } from '../../gateway/generated/schemaTypes.ts';
import type { Car as WireCar } from '../../rest/cars/car.ts';

/** A car of the graph from a car of the wire. The description stays raw: it is sanitized only where it is requested. */
export function graphCar(wire: WireCar) {
  const car = carFromWire(wire);
  const images = car.images.map((image) => ({ ...image, placeholder: null }));
  return {
    ...car,
    url: `https://cars.example/car/${car.id}`,
    vin: null,
    images,
    cover: images[0] ?? null,
  } satisfies Record<Exclude<keyof Car, '__typename' | 'similar'>, unknown>;
}

export type GraphCar = ReturnType<typeof graphCar>;
