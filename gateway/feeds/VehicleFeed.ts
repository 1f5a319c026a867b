import type { ExportedCar } from '../export/exportedCar.ts';
import type { FeedDealer } from './FeedDealer.ts';

/** What the cells of a car are made of besides the car. `store`: the code of the dealer's showroom in the catalogue. */
interface FeedContext {
  dealer: FeedDealer;
  store: string;
}

/** A feed of cars for a catalogue of ads: the columns with the names that it gives them, and how their cells are made. */
export type VehicleFeed = Readonly<
  Record<string, (car: ExportedCar, context: FeedContext) => string | number>
>;
