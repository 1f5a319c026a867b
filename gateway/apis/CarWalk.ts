import Type from 'typebox';
import { Car as WireCar } from '../../rest/cars/car.ts';
import { type CarParent, carFromWire } from './carFromWire.ts';
import { loosely, reader } from './readWire.ts';
import type { RestApi } from './RestApi.ts';
import type { Answer } from './RestResponse.ts';
import type { UpstreamFailure } from './upstreamErrors.ts';

/** What is told of a car on the way through the whole stock. */
export type WalkedCar = Pick<CarParent, 'id' | 'updatedAt'>;

const Cars = Type.Object({ cars: Type.Array(loosely<WireCar>(WireCar)) });

/** A list of whole cars: the same value for whoever asks for that path. */
export const readFiltered = reader(Cars, ({ cars }) => cars.map(carFromWire));
const readFields = reader(Cars, ({ cars }) =>
  cars.map(({ _id, updatedAt = null }): WalkedCar => ({ id: _id, updatedAt })),
);

/** Where the cars are asked for, and how many at once: what is needed of each, or whole cars, which weigh more. */
const ways = {
  fields: { path: '/api/v1/cars/filter?fields=_id,updatedAt', read: readFields, count: 10_000 },
  whole: { path: '/api/v1/cars/filter', read: readFiltered, count: 1_000 },
};

/** The way through the whole stock. Throws `UpstreamFailure` when the origin gives no usable answer. */
export class CarWalk {
  private readonly rest: RestApi;
  private way: keyof typeof ways = 'fields';

  constructor(rest: RestApi) {
    this.rest = rest;
  }

  /** Says that the origin knows no fields. */
  askForWhole() {
    this.way = 'whole';
  }

  /** The cars at the positions from `start` to before `end`, newest first, in parts of which nothing is kept. */
  async *parts(start: number, end: number): AsyncGenerator<WalkedCar[]> {
    for (let first = start; first < end;) {
      const { value, total } = await this.part(first, end);
      if (total === undefined) return yield value.slice(first, end);
      if (!value?.length) return;
      yield value;
      first += value.length;
      if (first >= total) return;
    }
  }

  private async part(first: number, end: number): Promise<Answer<WalkedCar[]>> {
    const { path, read, count } = ways[this.way];
    const part = { first, last: Math.min(first + count, end) - 1, noStore: true };
    try {
      return await this.rest.get<WalkedCar[]>(path, read, part);
    } catch (failure) {
      const { code } = failure as UpstreamFailure; // The client throws no other error.
      const refused = code === 'UPSTREAM_CLIENT_ERROR' || code === 'UPSTREAM_BAD_RESPONSE';
      if (!refused || this.way === 'whole') throw failure;
      // An origin that does not know `fields` refuses it, or sends more whole cars than can be taken.
      this.askForWhole();
      return this.part(first, end);
    }
  }
}
