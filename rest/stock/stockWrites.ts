import { isDeepStrictEqual } from 'node:util';
import type { Action } from '../admin/audit/auditLog.ts';
import type { CarStore } from '../cars/carStore.ts';
import { overridesAfterEdit, sheetValues } from '../cars/overrides.ts';
import type { StoredCar } from '../cars/storedCar.ts';
import { Stale } from '../http/errors.ts';
import { revisionIn } from '../store/revised.ts';
import type { ReadStockCar } from './readStockCar.ts';
import type { StockCar } from './stockCar.ts';
import type { SaleStatus } from './StockEntry.ts';
import { changedFields, type Edited, keyOf, type StockField, textOf } from './stockFields.ts';

/** A car after a write, and what it has changed for the audit log; without, nothing was written. */
export interface Written {
  car: StockCar;
  fields?: Action['fields'];
}

export type StockWrites = ReturnType<typeof stockWrites>;

/**
 * What the staff does with one car. A write names the revision that was read; every method rejects with `NotFound` for an unknown
 * car, and with `Stale` where the car is no longer as of that revision, or is withdrawn: nobody's write is lost.
 */
export function stockWrites(cars: CarStore, read: ReadStockCar) {
  async function stale(id: string, revision: number | undefined): Promise<Stale> {
    const current = await read(id);
    const isAsRead = revision === undefined || current.revision === revision;
    const isWithdrawn = current.withdrawnAt !== null && isAsRead;
    const message = isWithdrawn
      ? 'This car is withdrawn. List it again before you change it.'
      : 'Somebody has changed this car meanwhile. Look at it, and try again.';
    return new Stale({ message, changed: [], current });
  }

  /**
   * Sets the values that `editOf` makes of the listed car, which is as of the revision; of any if that is undefined. The errors of
   * `editOf` are passed on.
   */
  async function edit(
    id: string,
    revision: number | undefined,
    editOf: (car: StoredCar) => Edited,
  ): Promise<Written> {
    const outcome: { before?: StoredCar; edited?: Edited } = {};
    await cars.change([id], ({ listed }) => {
      const isAsRead = listed && (revision === undefined || revisionIn(listed) === revision);
      const before = isAsRead ? listed : undefined;
      const edited = before && editOf(before);
      const after = before && { ...before, ...edited, overrides: overridesAfterEdit(before, edited ?? {}) };
      const isChanged = !isDeepStrictEqual(after, before && { ...before, overrides: before.overrides });
      Object.assign(outcome, { before, edited: isChanged ? edited : undefined });
      return isChanged ? after : undefined;
    });
    const { before, edited } = outcome;
    if (!before) throw await stale(id, revision);
    return { car: await read(id), ...(edited && { fields: changedFields(before, edited) }) };
  }

  /**
   * Lists or withdraws a car that is as of the revision: `write` is given what tells whether it is. A car that is where it shall be
   * stays so.
   */
  async function move(
    id: string,
    revision: number,
    {
      isWithdrawn,
      write,
    }: { isWithdrawn: boolean; write: (isAsRead: (car: StoredCar) => boolean) => Promise<void> },
  ): Promise<Written> {
    const found = { isAsRead: false };
    await write((car) => (found.isAsRead = revisionIn(car) === revision));
    const car = await read(id);
    // A car that a file has withdrawn is not where a person wants it: another file would list it again.
    const isThere = (car.withdrawnAt !== null) === isWithdrawn && car.withdrawnByHand === isWithdrawn;
    if (isThere && found.isAsRead) return { car, fields: [] };
    if (isThere && car.revision === revision) return { car };
    throw await stale(id, revision);
  }

  return {
    edit,

    setSaleStatus: (id: string, revision: number, saleStatus: SaleStatus): Promise<Written> =>
      // A car without a status is available as it is.
      edit(id, revision, (car) =>
        textOf('saleStatus', car.saleStatus) === saleStatus ? { saleStatus: car.saleStatus } : { saleStatus },
      ),

    /** Lets the sheet's value of a field count again, and those of its group. */
    useSheetValue: (id: string, revision: number, field: StockField): Promise<Written> =>
      edit(id, revision, (car) => sheetValues(car, keyOf.get(field) ?? '')),

    /** Says that the value of a field is right, though the file has another one. */
    keepValue: (id: string, revision: number, field: StockField): Promise<Written> =>
      edit(id, revision, (car) => {
        const key = keyOf.get(field);
        return key && car.overrides && Object.hasOwn(car.overrides, key) ? { [key]: car[key] } : {};
      }),

    /** Withdraws a car, which no file lists again. */
    withdraw: (id: string, revision: number): Promise<Written> =>
      move(id, revision, {
        isWithdrawn: true,
        write: (when) => cars.withdraw(id, { byHand: true, when }),
      }),

    /** Lists a withdrawn car again, as it was. */
    relist: (id: string, revision: number): Promise<Written> =>
      move(id, revision, {
        isWithdrawn: false,
        write: (isAsRead) =>
          cars.change([id], ({ withdrawn }) => (withdrawn && isAsRead(withdrawn) ? withdrawn : undefined)),
      }),
  };
}
