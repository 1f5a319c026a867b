import Type, { type Static } from 'typebox';
import { choice } from '../../http/fields.ts';
import { InvalidInput } from '../../http/errors.ts';
import type { FieldError } from '../../http/schemas.ts';
import { saleStatuses } from '../StockEntry.ts';

/** What a bulk change does. */
const bulkKinds = ['price', 'saleStatus', 'featured', 'testDrive', 'withdraw', 'relist'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** To which amounts new prices are rounded, AED. */
const steps = [1, 10, 100, 500, 1_000] as const;
/** The largest change in AED, and the limits of one in per cent: more is a slip of the finger. */
const [MOST_AED, LEAST_PERCENT, MOST_PERCENT] = [1_000_000, -90, 100];

/** How prices change. */
export const PriceChange = Type.Object({
  by: Type.Number({ description: 'Negative to lower prices' }),
  unit: choice('Unit', ['aed', 'percent']),
  roundTo: Type.Unsafe<(typeof steps)[number]>({
    type: 'integer',
    title: 'Rounding',
    enum: steps,
    description: 'To which amount new prices are rounded, AED',
  }),
  rounding: choice('Direction of rounding', ['nearest', 'up', 'down']),
  asDiscount: Type.Boolean({
    description: 'Whether a car without a discount keeps its price, and shows the lower one as a discount',
  }),
});
export type PriceChange = Static<typeof PriceChange>;

/** What is done with each car. */
export const BulkAction = Type.Object({
  kind: choice('Action', bulkKinds),
  price: Type.Optional(PriceChange),
  saleStatus: Type.Optional(choice('Sale status', saleStatuses)),
  on: Type.Optional(Type.Boolean({ description: 'Of `featured` and `testDrive`: whether they are' })),
});
export type BulkAction = Static<typeof BulkAction>;

/** Throws `InvalidInput` for an action that does not say what it needs, or that no dealer can mean. */
export function checkAction({ kind, price, saleStatus, on }: BulkAction) {
  if (kind === 'price') refuse(price ? faultsOfPrice(price) : [missing('price', 'Say how prices change.')]);
  if (kind === 'saleStatus' && !saleStatus) {
    refuse([missing('saleStatus', 'Choose available, reserved or sold.')]);
  }
  if ((kind === 'featured' || kind === 'testDrive') && on === undefined) {
    refuse([missing('on', 'Choose yes or no.')]);
  }
}

/** An action in words, for the audit log. */
export function actionInWords({ kind, price, saleStatus, on }: BulkAction): string {
  if (kind === 'price' && price) {
    const { by, unit, roundTo, rounding, asDiscount } = price;
    const change = `${by > 0 ? '+' : ''}${by} ${unit === 'aed' ? 'AED' : '%'}`;
    return `${change}, rounded ${rounding} to ${roundTo} AED${asDiscount ? ', as a discount' : ''}`;
  }
  if (kind === 'saleStatus') return String(saleStatus);
  return on === false ? 'no' : 'yes';
}

function faultsOfPrice({ by, unit, asDiscount }: PriceChange): FieldError[] {
  const [least, most] = unit === 'aed' ? [-MOST_AED, MOST_AED] : [LEAST_PERCENT, MOST_PERCENT];
  if (by === 0) return [missing('price.by', 'Enter by how much prices change.')];
  if (by < least || by > most) {
    const range =
      unit === 'aed'
        ? `at most AED ${MOST_AED.toLocaleString('en-US')}`
        : `at most ${-LEAST_PERCENT} per cent down or ${MOST_PERCENT} per cent up`;
    return [missing('price.by', `Prices change by ${range} at once.`)];
  }
  if (asDiscount && by > 0) {
    return [
      missing('price.asDiscount', 'A higher price is no discount. Lower the prices, or switch it off.'),
    ];
  }
  return [];
}

function missing(field: string, message: string): FieldError {
  return { field, message };
}

function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw new InvalidInput(errors);
}
