import Type, { type Static } from 'typebox';
import { choice } from '../../http/fields.ts';
import { missingFields } from '../readTyped.ts';
import type { EntryMaker, StockEntry } from '../StockEntry.ts';
import { type StockField, stockFields } from '../stockFields.ts';
import { type CarDraft, typedRevision } from './carDraft.ts';
import { blankCar, carAsTyped, readIdentity, typedIn } from './draftCar.ts';

/** What a new car should have, or what somebody should look at, before it is published. */
const adviceNames = ['noPictures', 'noDescription', 'noMileage', 'doubtfulVin'] as const;
export type DraftAdvice = (typeof adviceNames)[number];

/** The name of a field of a car. */
export const fieldName = Type.Unsafe<StockField>({
  type: 'string',
  enum: stockFields.map(({ field }) => field),
});

/** That there is a draft of a car, and what it is about. */
export const DraftMark = Type.Object({
  revision: Type.Integer(),
  isNew: Type.Boolean({ description: 'Whether the car was never published' }),
  changes: Type.Integer({ description: 'How many fields were typed into' }),
  missing: Type.Array(fieldName, { description: 'The fields without which a new car cannot be published' }),
  advice: Type.Array(choice('Advice', adviceNames), { description: 'What a new car should have besides' }),
  changedBy: Type.String({ description: 'The name of who wrote it last' }),
  changedAt: Type.String({ description: 'ISO 8601' }),
});
export type DraftMark = Static<typeof DraftMark>;

/** A draft in memory, with the entry that its car has in lists where it is new. */
export interface DraftEntry extends DraftMark {
  id: string;
  entry: StockEntry | undefined;
}

/** The entry of a draft; undefined for one that has ended. */
export function draftEntry(draft: CarDraft, entryOf: EntryMaker, now: Date): DraftEntry | undefined {
  if (draft.endedAt !== null) return undefined;
  const { _id: id, isNew, values, changedBy, changedAt } = draft;
  const mark = { id, revision: typedRevision(draft), isNew, changes: Object.keys(values).length };
  const changed = { changedBy: changedBy.name, changedAt };
  if (!isNew) return { ...mark, missing: [], advice: [], ...changed, entry: undefined };
  const typed = typedIn(draft);
  const { stockNumber, vin, isDoubtful } = readIdentity(typed);
  const { car } = carAsTyped(blankCar(draft), typed, now);
  const named = { ...car, stockNumber, vinLastSix: vin?.slice(-6) ?? null };
  const entry = entryOf({ ...named, revision: draft.revision });
  const lacks: Record<DraftAdvice, boolean> = {
    noPictures: car.images.length === 0,
    noDescription: !car.description,
    noMileage: car.mileage === null,
    doubtfulVin: isDoubtful,
  };
  const missing = missingFields(car);
  const parts = (['make', 'model', 'trim'] as const).map((field) => typed.get(field)?.trim());
  return {
    ...{ ...mark, missing, advice: adviceNames.filter((name) => lacks[name]), ...changed },
    // Without a name, it is called as far as it is typed.
    entry: missing.includes('make') ? { ...entry, name: parts.filter(Boolean).join(' '), words: '' } : entry,
  };
}
