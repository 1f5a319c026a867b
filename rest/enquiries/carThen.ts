import Type, { type Static } from 'typebox';
import type { Car } from '../cars/car.ts';
import { Nullable } from '../http/schemas.ts';
import { stockCar } from './stockCar.ts';

/** A car of the stock as an enquiry about it is read: as it was when the enquiry came, or as it is now. */
export const CarThen = Type.Object({
  id: Type.String(),
  title: Type.String(),
  stockNumber: Nullable(Type.String()),
  /** AED. */
  price: Nullable(Type.Number()),
  status: Nullable(Type.String()),
});
export type CarThen = Static<typeof CarThen>;

/** A car as it is at this moment. */
export function carThen(car: Car): CarThen {
  return {
    id: car._id,
    title: stockCar(car, '').name,
    stockNumber: car.stockNumber,
    price: car.discountedPrice ?? car.originalPrice,
    status: car.saleStatus,
  };
}
