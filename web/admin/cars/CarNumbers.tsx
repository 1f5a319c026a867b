import type { StockRowFieldsFragment } from '../../generated/StockRowFields.ts';
import { inKilometres } from '../../cars/card/inKilometres.ts';

/** The stock number, the model year and the mileage of a car, as far as they are known. */
export function CarNumbers({ car }: { car: StockRowFieldsFragment }) {
  const { stockNumber, year, mileage } = car;
  return (
    <div className="overflow-clip">
      <p className="dotted text-sm text-ink-2">
        {stockNumber && (
          <span>
            <bdi dir="ltr" className="num">
              {stockNumber}
            </bdi>
          </span>
        )}
        {year !== null && <span className="num">{year}</span>}
        {mileage !== null && (
          <span>
            <bdi dir="ltr" className="num">
              {inKilometres(mileage)}
            </bdi>
          </span>
        )}
      </p>
    </div>
  );
}
