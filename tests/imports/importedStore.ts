import { afterEach, beforeEach } from 'vitest';
import { importInventory } from '../../rest/inventory/importInventory.ts';
import { tempStore } from '../servers/tempStore.ts';

type Options = Omit<Parameters<typeof importInventory>[0], 'text' | 'store'>;

/** An empty store for each test of a file, and a function that imports the lines of a file into it at `now`. */
export function importedStore(now: Date) {
  let kept: Awaited<ReturnType<typeof tempStore>>;
  beforeEach(async () => {
    kept = await tempStore();
  });
  afterEach(() => kept.close());
  return {
    get store() {
      return kept.store;
    },
    importLines: (lines: string[], options: Options = {}) =>
      importInventory({ text: lines.join('\n'), store: kept.store, now, ...options }),
  };
}
