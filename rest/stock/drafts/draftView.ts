import Type, { type Static } from 'typebox';
import type { StoredCar } from '../../cars/storedCar.ts';
import { Nullable } from '../../http/schemas.ts';
import type { CarDraft } from './carDraft.ts';
import { blankCar, carAsTyped, conflictsOf, readIdentity, typedIn } from './draftCar.ts';
import { DraftMark, fieldName } from './DraftEntry.ts';
import type { Twin } from './findTwins.ts';

/** A draft with all that was typed. */
export const DraftView = Type.Object({
  ...DraftMark.properties,
  values: Type.Array(
    Type.Object({
      field: fieldName,
      text: Type.String({ description: 'As it was typed, valid or not' }),
      base: Type.String({ description: 'What the car said when somebody began to type' }),
    }),
  ),
  conflicts: Type.Array(
    Type.Object({
      field: fieldName,
      yours: Type.String({ description: 'What was typed' }),
      current: Type.String({ description: 'What the car says now' }),
    }),
    { description: 'Fields that were changed in the car since somebody typed into them' },
  ),
  problems: Type.Array(
    Type.Object({
      field: fieldName,
      message: Type.String(),
      car: Nullable(Type.Object({ id: Type.String(), name: Type.String() })),
    }),
    { description: 'Why what was typed cannot be published; `car`: the one that has this number already' },
  ),
});
export type DraftView = Static<typeof DraftView>;

/** What there is to say of a draft of a car; of a new one, without the car, with the cars that have its number or VIN. */
export function draftView(
  mark: DraftMark,
  draft: CarDraft,
  { car, twins, now }: { car: StoredCar | undefined; twins: readonly Twin[]; now: Date },
): DraftView {
  const typed = typedIn(draft);
  const base = new Map(Object.entries(draft.base));
  const { problems } = carAsTyped(car ?? blankCar(draft), typed, now);
  const ofIdentity = car ? [] : readIdentity(typed).problems;
  return {
    ...mark,
    values: [...typed].map(([field, text]) => ({ field, text, base: base.get(field) ?? '' })),
    conflicts: car ? conflictsOf(draft, car) : [],
    // Every reader names the field that it reads.
    problems: [
      ...[...problems, ...ofIdentity].map((problem) => ({ ...problem, car: null })),
      ...twins.map(({ field, message, id, name }) => ({ field, message, car: { id, name } })),
    ] as DraftView['problems'],
  };
}
