import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';

type Car = Pick<StockCarFieldsFragment, 'values' | 'draft'>;

/** A value of a car that the staff may change. */
export type StockField = NonNullable<Car['values']>[number]['field'];

/** What a field of a car says: what its draft says, else the car. */
export function textIn({ values, draft }: Car, field: StockField): string {
  const inDraft = draft?.values?.find((value) => value.field === field);
  return (inDraft ?? values?.find((value) => value.field === field))?.text ?? '';
}
