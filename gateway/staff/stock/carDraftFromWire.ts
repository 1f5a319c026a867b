import type { DraftAdvice as WireAdvice, DraftMark } from '../../../rest/stock/drafts/DraftEntry.ts';
import type { DraftView } from '../../../rest/stock/drafts/draftView.ts';
import type { StockField as WireField } from '../../../rest/stock/stockFields.ts';
import type { CarDraft, DraftAdvice } from '../../generated/schemaTypes.ts';
import { reversed } from '../reversed.ts';
import { graphFields } from './stockFields.ts';

/** What REST calls what a new car should have. */
const wireAdvice = {
  NO_PICTURES: 'noPictures',
  NO_DESCRIPTION: 'noDescription',
  NO_MILEAGE: 'noMileage',
  DOUBTFUL_VIN: 'doubtfulVin',
} as const satisfies Record<DraftAdvice, WireAdvice>;

// Assigned to the whole of the wire's names: one that the table above lacks does not compile.
const graphAdvice: Record<WireAdvice, DraftAdvice> = reversed(wireAdvice);

/** The draft of a car, in a list without what was typed. */
export function carDraftFromWire(draft: DraftMark & Partial<DraftView>): CarDraft {
  const { revision, isNew, changes, missing, advice, changedBy, changedAt } = draft;
  const { values, conflicts, problems } = draft;
  const named = <T extends { field: WireField }>({ field, ...rest }: T) => ({
    ...rest,
    field: graphFields[field],
  });
  return {
    ...{ revision, isNew, changedBy, changedAt, changeCount: changes },
    missing: missing.map((field) => graphFields[field]),
    advice: advice.map((each) => graphAdvice[each]),
    values: values?.map(named),
    conflicts: conflicts?.map(named),
    problems: problems?.map(named),
  };
}
