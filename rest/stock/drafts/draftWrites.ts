import type { StaffMember } from '../../admin/staffMember.ts';
import type { CarStore } from '../../cars/carStore.ts';
import type { NewCar } from '../../cars/changes/carWrites.ts';
import { emptyCar } from '../../cars/emptyCar.ts';
import { InvalidInput, NotFound, Stale } from '../../http/errors.ts';
import type { ReadStockCar } from '../readStockCar.ts';
import type { StockCar } from '../stockCar.ts';
import { comparable, identifyingFields, keyOf, type StockField, textOf } from '../stockFields.ts';
import { type CarDraft, typedRevision } from './carDraft.ts';
import { carMadeFrom } from './carMadeFrom.ts';
import type { DraftStore } from './draftStore.ts';

/** What is stored of what somebody types. */
interface DraftChange {
  /** The text of each field that was typed into since the last time. */
  values: ReadonlyMap<StockField, string>;
  /** The fields in which the value of the car stays. */
  left: readonly StockField[];
  /** What the car said in these fields when somebody began to type; the draft or the car tells it where it is left out. */
  base: ReadonlyMap<StockField, string>;
  /** Whether it may be a new car. */
  isNew: boolean;
}

/** How long a publication may take, ms. One that has made no car by then was given up, as its process has ended. */
const PUBLICATION = 60_000;

/** The ids of new drafts, as those of cars: one that is published without a stock number keeps it. */
const NEW_ID = /^[0-9a-f]{24}$/;

export type DraftWrites = ReturnType<typeof draftWrites>;

/**
 * What the staff does with the draft of a car. A write names the revision of the draft, 0 where there is none; every method rejects
 * with `Stale` where somebody else has written it meanwhile, and with `NotFound` where there is neither car nor draft.
 */
export function draftWrites({
  drafts,
  cars,
  read,
  now,
}: {
  drafts: DraftStore;
  cars: CarStore;
  read: ReadStockCar;
  now: () => Date;
}) {
  /** Tells of a draft that is no longer as somebody has read it. */
  async function stale(id: string): Promise<Stale> {
    const draft = await drafts.find(id);
    const isOpen = draft !== null && draft.endedAt === null;
    const car = await read(id).catch((error: unknown) => {
      if (error instanceof NotFound) throw new NotFound('This draft was published or discarded meanwhile.');
      throw error;
    });
    const by = draft?.changedBy.name ?? '';
    const message = isOpen
      ? `${by} has changed this draft meanwhile. Look at it, and try again.`
      : 'This draft was published or discarded meanwhile. Look at the car, and try again.';
    return new Stale({ message, changed: [], current: car });
  }

  /** Rejects where there is no listed car with this id, and none can be made. */
  async function checkNew(id: string, isNew: boolean): Promise<void> {
    if (await cars.withdrawn(id)) {
      const message = 'This car is withdrawn. List it again before you change it.';
      throw new Stale({ message, changed: [], current: await read(id) });
    }
    if (!isNew || !NEW_ID.test(id)) throw new NotFound('This car does not exist.');
  }

  /** Whether a publication has the draft: it has become a car, or may at any moment. */
  async function isClaimed(draft: CarDraft): Promise<boolean> {
    if (draft.publishedAs === null) return false;
    const began = Date.parse(draft.publicationBegan ?? '');
    return now().getTime() - began < PUBLICATION || (await carMadeFrom(cars, draft)) !== undefined;
  }

  /** The open draft of a car, which is as of the revision. */
  async function openAt(id: string, revision: number): Promise<CarDraft> {
    const draft = await drafts.find(id);
    if (!draft || draft.endedAt !== null || typedRevision(draft) !== revision) throw await stale(id);
    return draft;
  }

  return {
    stale,

    openAt,

    /**
     * Stores what was typed, valid or not: what is as the car has it is left out, and a draft of a listed car without changes is
     * removed. `isFirst`: whether this person has not written the draft before.
     */
    async save(
      id: string,
      revision: number,
      change: DraftChange,
      { id: personId, name }: Pick<StaffMember, 'id' | 'name'>,
    ): Promise<{ car: StockCar; isFirst: boolean }> {
      const found = await drafts.find(id);
      const car = (await cars.byId(id)) ?? undefined;
      // That of a new car whose publication gave it this id has ended, though a process may have failed to say so.
      const isPublished = found?.isNew && car !== undefined;
      const open = found?.endedAt === null && !isPublished ? found : null;
      const isTaken = found !== null && !car && (await isClaimed(found));
      if ((open ? typedRevision(open) : 0) !== revision || isTaken) throw await stale(id);
      if (!car) await checkNew(id, open?.isNew ?? change.isNew);
      const at = now().toISOString();
      const person = { id: personId, name };
      const typed = withTyped(open, change, car);
      const isKept = !car || Object.keys(typed.values).length > 0;
      const known = open?.writers ?? [];
      const isFirst = isKept && !known.includes(personId);
      const written = {
        ...{ ...typed, changedBy: person, changedAt: at },
        writers: isFirst ? [...known, personId] : known,
        ...{ publishedAs: null, publicationBegan: null },
      };
      const fresh = {
        ...{ ...written, isNew: !car, images: car ? [] : (found?.images ?? []) },
        pictureHistory: car ? null : (found?.pictureHistory ?? null),
        ...{ startedBy: person, startedAt: at, endedAt: null },
      };
      let isDone: boolean;
      if (!isKept) isDone = !open || (await drafts.remove(open));
      else if (found) isDone = (await drafts.write(found, open ? written : fresh)) !== undefined;
      else isDone = await drafts.add({ _id: id, revision: 1, typedAt: null, ...fresh });
      if (!isDone) throw await stale(id);
      return { car: await read(id), isFirst };
    },

    /** Discards a draft; saving it again brings it back for a day. Null where the car was never published. */
    async discard(id: string, revision: number): Promise<{ car: StockCar | null; fields: string[] }> {
      const draft = await openAt(id, revision);
      if (!(await drafts.end(draft))) throw await stale(id);
      const isGone = draft.isNew && !(await cars.byId(id));
      return { car: isGone ? null : await read(id), fields: Object.keys(draft.values) };
    },
  };
}

/** The texts of a draft after a change, and what the car has said. Throws `InvalidInput` for what nobody may change in the car. */
function withTyped(
  open: CarDraft | null,
  { values: changed, left, base: seen }: DraftChange,
  car: NewCar | undefined,
): Pick<CarDraft, 'values' | 'base'> {
  const values = new Map(Object.entries(open?.values ?? {}));
  const base = new Map(Object.entries(open?.base ?? {}));
  const known = car ?? { ...emptyCar('', ''), saleStatus: 'available' };
  for (const field of left) {
    values.delete(field);
    base.delete(field);
  }
  for (const [field, text] of changed) {
    const key = keyOf.get(field);
    if (!key) continue;
    if (car && identifyingFields.has(field)) {
      const message = 'This identifies the car to files, and stays as it is.';
      throw new InvalidInput([{ field, message }]);
    }
    const current = textOf(key, known[key]);
    if (comparable(text) === comparable(current)) {
      values.delete(field);
      base.delete(field);
    } else {
      values.set(field, text);
      base.set(field, seen.get(field) ?? base.get(field) ?? current);
    }
  }
  return { values: Object.fromEntries(values), base: Object.fromEntries(base) };
}
