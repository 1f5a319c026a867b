import type { BulkPreviewQueryVariables } from '../../../../generated/BulkPreview.ts';
import { latinDigits } from '../../../../../text/latinDigits.ts';
import type { BulkKind } from '../../selection/kinds.ts';

export type Action = BulkPreviewQueryVariables['action'];
type Price = NonNullable<Action['price']>;

/** What somebody has entered of a bulk change. */
export interface ActionDraft {
  kind: BulkKind;
  direction: 'lower' | 'raise';
  /** The number as it is typed. */
  by: string;
  unit: Price['unit'];
  roundTo: string;
  rounding: Price['rounding'];
  asDiscount: boolean;
  status: NonNullable<Action['status']>;
  on: 'yes' | 'no';
}

/** What is entered at first. */
export function firstDraft(kind: BulkKind): ActionDraft {
  return {
    ...{ kind, direction: 'lower', by: '', unit: 'PERCENT', roundTo: '500', rounding: 'NEAREST' },
    ...{ asDiscount: false, status: 'AVAILABLE', on: 'yes' },
  };
}

/** The action that was entered; undefined where the number is missing or none. */
export function actionOf({ kind, ...draft }: ActionDraft): Action | undefined {
  if (kind === 'STATUS') return { kind, status: draft.status };
  if (kind === 'FEATURED' || kind === 'TEST_DRIVE') return { kind, on: draft.on === 'yes' };
  if (kind !== 'PRICE') return { kind };
  const text = latinDigits(draft.by).replaceAll(/[\s,%]/g, '');
  const size = Number(text);
  if (text === '' || !Number.isFinite(size) || size <= 0) return undefined;
  const { direction, unit, roundTo, rounding, asDiscount } = draft;
  const isLower = direction === 'lower';
  return {
    kind,
    price: {
      ...{ unit, rounding, by: isLower ? -size : size, roundTo: Number(roundTo) },
      asDiscount: isLower && asDiscount,
    },
  };
}
