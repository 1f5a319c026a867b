import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CarStore } from '../../rest/cars/carStore.ts';
import { FollowedColumns } from '../../rest/cars/columns/FollowedColumns.ts';
import { RowFilter } from '../../rest/cars/columns/RowFilter.ts';
import { toStored } from '../../rest/cars/storedCar.ts';
import type { StoreLog } from '../../rest/store/Collection.ts';
import { WrittenIds } from '../../rest/store/embedded/WrittenIds.ts';
import { aCar } from '../stock/aCar.ts';
import { until } from '../until.ts';

/** The columns of a stock that can be made slow or broken; the tests look at the price of the car x5. */
async function open() {
  const documents = new Map<unknown, object>();
  const feed = new WrittenIds(async () => undefined);
  const warn = vi.fn<StoreLog['warn']>();
  const stock = {
    /** Runs before cars are read by their ids. */
    before: async () => undefined as void,
    reads: 0,
    save(price: number) {
      stock.write(toStored(aCar({ _id: 'x5', originalPrice: price })));
    },
    write(document: object & { _id: unknown }) {
      documents.set(document._id, document);
      feed.add([document._id as string]); // The feed reports the write too.
    },
    remove() {
      documents.delete('x5');
      feed.add(['x5']);
    },
  };
  // The columns use nothing else of a car store.
  const cars = {
    async *all() {
      stock.reads += 1;
      yield* documents.values();
    },
    async byIds(ids: string[]) {
      const found = ids.flatMap((id) => documents.get(id) ?? []);
      await stock.before();
      return found;
    },
  } as unknown as CarStore;
  const followed = await FollowedColumns.open({ cars, feed, log: { warn } });
  onTestFinished(() => followed.close());
  const price = async () => {
    const columns = await followed.current();
    return columns.numbers.price[columns.row('x5') ?? -1];
  };
  return { stock, feed, warn, price, columns: () => followed.current(), close: () => followed.close() };
}

describe('columns that follow their cars', () => {
  it('are soon ready for a search with typing errors, without being asked', async () => {
    const { stock, columns } = await open();
    stock.save(90_000);
    const { wordList } = await columns();
    const left = () => wordList.prepare(0);
    expect(left()).toBeGreaterThan(0);
    await expect.poll(left).toBe(0);
  });

  it('show a write to whoever asks after it', async () => {
    const { stock, price } = await open();
    expect(await price()).toBeUndefined();
    stock.save(90_000);
    expect(await price()).toBe(90_000);
    stock.save(80_000);
    expect(await price()).toBe(80_000);
    stock.remove();
    expect(await price()).toBeUndefined();
  });

  it('never go back to an older car that took longer to read', async () => {
    const { stock, price } = await open();
    let goOn: (() => void) | undefined;
    stock.before = () => new Promise((resolve) => (goOn = resolve));
    stock.save(90_000);
    const first = price();
    await until(() => expect(goOn).toBeDefined());
    stock.before = async () => undefined;
    stock.save(80_000);
    const second = price();
    goOn?.();
    expect(await Promise.all([first, second])).toEqual([expect.any(Number), 80_000]);
    expect(await price()).toBe(80_000);
  });

  it('stay as they are while cars cannot be read, and follow again when they can, whatever the clock says', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { stock, warn, price } = await open();
    stock.save(90_000);
    expect(await price()).toBe(90_000);
    stock.before = () => Promise.reject(new Error('the database is away'));
    stock.save(80_000);
    expect(await price()).toBe(90_000);
    expect(await price()).toBe(90_000);
    expect(warn).toHaveBeenCalledTimes(1);
    stock.before = async () => undefined;
    vi.setSystemTime(Date.now() - 60 * 60_000);
    vi.advanceTimersByTime(60_000);
    expect(await price()).toBe(80_000);
  });

  it('read every car again where it is not known what was written', async () => {
    const { stock, feed, price } = await open();
    stock.save(90_000);
    expect(await price()).toBe(90_000);
    stock.remove();
    feed.take();
    feed.invalidate();
    expect(await price()).toBeUndefined();
    expect(stock.reads).toBe(2);
  });

  it('read no car once they are closed, although somebody waits for the next update', async () => {
    const { stock, price, close } = await open();
    let goOn: (() => void) | undefined;
    stock.before = () => new Promise((resolve) => (goOn = resolve));
    stock.save(90_000);
    const asked = [price(), price()];
    await until(() => expect(goOn).toBeDefined());
    stock.save(80_000);
    const late = vi.fn<() => Promise<void>>(async () => undefined);
    stock.before = late;
    const closing = close();
    goOn?.();
    await Promise.all([...asked, closing]);
    expect(late).not.toHaveBeenCalled();
  });

  it('take what they can of a car that another program has written', async () => {
    const { stock, columns } = await open();
    const odd = { title: 'One  OWNER', year: '2021', bodyType: 7, originalPrice: 90_000 };
    stock.write({ _id: 'x5', ...odd });
    stock.write({ _id: 17 });
    const taken = await columns();
    const row = taken.row('x5') ?? -1;
    expect([taken.count, taken.numbers.price[row], taken.numbers.year[row]]).toEqual([1, 90_000, NaN]);
    expect(new RowFilter(taken).evaluate({ title: 'one owner' }).rows()).toEqual(Int32Array.of(row));
  });
});
