import type { CarStore } from '../../cars/carStore.ts';
import type { NewCar } from '../../cars/changes/carWrites.ts';
import { overridesAfterEdit } from '../../cars/overrides.ts';
import { InvalidInput, Stale } from '../../http/errors.ts';
import type { FieldError } from '../../http/schemas.ts';
import { openCatalogue } from '../../inventory/catalogue.ts';
import type { Store } from '../../store/Collection.ts';
import { stableId } from '../../store/stableId.ts';
import type { ReadStockCar } from '../readStockCar.ts';
import { readTyped } from '../readTyped.ts';
import { changedFields, type Edited } from '../stockFields.ts';
import type { StockRows } from '../StockRows.ts';
import type { StockWrites, Written } from '../stockWrites.ts';
import type { CarDraft } from './carDraft.ts';
import { carMadeFrom } from './carMadeFrom.ts';
import { blankCar, type Conflict, conflictsOf, readIdentity, typedIn } from './draftCar.ts';
import type { DraftStore } from './draftStore.ts';
import type { DraftWrites } from './draftWrites.ts';
import { findTwins } from './findTwins.ts';

interface Parts {
  store: Store;
  cars: CarStore;
  rows: Pick<StockRows, 'current'>;
  drafts: DraftStore;
  writes: Pick<StockWrites, 'edit'>;
  draftWrites: Pick<DraftWrites, 'openAt' | 'stale'>;
  read: ReadStockCar;
  now: () => Date;
}

/** The car has changed since somebody typed. */
class Conflicting extends Error {
  readonly conflicts: Conflict[];

  constructor(conflicts: Conflict[]) {
    super('The car has changed since its draft was begun');
    this.conflicts = conflicts;
  }
}

/**
 * Returns a function that publishes the draft of a car, which is as of the revision: the fields that were typed into, and nothing
 * else, are set in the car as it is now; a new car is listed. It rejects with `InvalidInput` for what cannot be published, and
 * with `Stale` where the draft was written meanwhile, or a field of it was changed in the car and nobody has chosen a value. A
 * new draft makes one car, however often it is published.
 */
export function publishDraft(parts: Parts) {
  const { store, cars, rows, drafts, writes, draftWrites, read, now } = parts;

  async function publishChanges(draft: CarDraft): Promise<Written> {
    const typed = typedIn(draft);
    const catalogue = await openCatalogue(store);
    const car = await cars.byId(draft._id);
    // Names that are new are stored before a car has them.
    if (car && conflictsOf(draft, car).length === 0) readTyped(car, typed, { catalogue, now: now() });
    await catalogue.save();
    const written = writes.edit(draft._id, undefined, (current) => {
      const conflicts = conflictsOf(draft, current);
      if (conflicts.length > 0) throw new Conflicting(conflicts);
      return readTyped(current, typed, { catalogue, now: now() });
    });
    const { fields } = await written.catch(async (error: unknown) => {
      throw error instanceof Conflicting ? await staleBy(error, draft._id) : error;
    });
    // What somebody has typed meanwhile stays.
    await drafts.remove(draft);
    return { car: await read(draft._id), fields };
  }

  async function staleBy({ conflicts }: Conflicting, id: string): Promise<Stale> {
    const changed = conflicts.map(({ field, yours, current }) => ({
      field,
      message: `It was changed to ${current || 'nothing'} meanwhile; you typed ${yours || 'nothing'}. Choose one.`,
    }));
    const message = 'This car was changed meanwhile. Choose a value for each field, and publish again.';
    return new Stale({ message, changed, current: await read(id) });
  }

  /** The id of the car of a new draft: that which an import of its stock number would give it, unless another car has that. */
  async function idOf({ _id }: CarDraft, stockNumber: string | null): Promise<string> {
    if (stockNumber === null) return _id;
    const id = stableId('car', stockNumber);
    const [{ listed, withdrawn } = {}] = await cars.current([id]);
    const there = listed ?? withdrawn;
    return there && there.draftId !== _id ? _id : id;
  }

  async function publishNew(draft: CarDraft): Promise<Written> {
    const typed = typedIn(draft);
    const { stockNumber, vin, problems } = readIdentity(typed);
    const identity = { stockNumber, ...(vin !== null && { vin, vinLastSix: vin.slice(-6) }) };
    const catalogue = await openCatalogue(store);
    const id = await idOf(draft, stockNumber);
    const createdAt = now().toISOString();
    const blankOf = (latest: CarDraft) => ({ ...blankCar(latest), _id: id, createdAt });
    const blank = blankOf(draft);
    const twins = await findTwins({ rows, cars }, { stockNumber, vin, draftId: draft._id });
    const errors = [...problems, ...twins.map(({ field, message }) => ({ field, message }))];
    const edited = allOr(errors, () => readTyped(blank, typed, { catalogue, now: now(), isNew: true }));
    // From here on nobody types into the draft, and whoever publishes it again makes the same car.
    const claimed = await drafts.write(draft, { publishedAs: id, publicationBegan: createdAt });
    if (!claimed) throw await draftWrites.stale(draft._id);
    await catalogue.save();
    const car: NewCar = {
      // With the pictures that came until then; those that come later are added to the car.
      ...{ ...blankOf(claimed), ...edited, ...identity },
      overrides: overridesAfterEdit(blank, edited),
    };
    const found = { isTaken: false };
    await cars.change([id], ({ listed, withdrawn }) => {
      const there = listed ?? withdrawn;
      found.isTaken = there !== undefined && there.draftId !== draft._id;
      return there ? undefined : car;
    });
    if (found.isTaken) {
      await drafts.write(claimed, { publishedAs: null });
      const message = 'A car with this stock number was listed a moment ago. Look for it in the list.';
      throw new InvalidInput([{ field: 'stockNumber', message }]);
    }
    await drafts.end(claimed);
    const fields = changedFields(blank, { ...edited, ...identity });
    return { car: await read(id), fields };
  }

  return async (id: string, revision: number): Promise<Written> => {
    const known = await drafts.find(id);
    if (known?.isNew) {
      // It was published before: twice at once, or the answer was lost.
      const made = await carMadeFrom(cars, known);
      if (made) {
        if (known.endedAt === null) await drafts.end(known);
        return { car: await read(made._id) };
      }
    }
    const draft = await draftWrites.openAt(id, revision);
    return draft.isNew ? publishNew(draft) : publishChanges(draft);
  };
}

/** What `read` gives. Throws `InvalidInput` with the errors that are known already and those of `read`, if there are any. */
function allOr(known: readonly FieldError[], read: () => Edited): Edited {
  try {
    const edited = read();
    if (known.length === 0) return edited;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput([...known, ...error.errors]);
  }
  throw new InvalidInput([...known]);
}
