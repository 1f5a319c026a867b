import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Processes } from '../processes/Processes.ts';
import { importFile } from './importFile.ts';
import { stockRow } from './stockRow.ts';
import { writeStockFile } from './writeStockFile.ts';

const CACHE = 'node_modules/.cache/bench';
/** How many rows are compared to recognise a change of the generator. */
const SAMPLE = 200;

/**
 * Generated stocks, imported into folders that later runs use again. A stock is made again when the generator or the
 * import command has changed.
 */
export class Stocks {
  private readonly stamp = stampOf();

  constructor() {
    mkdirSync(CACHE, { recursive: true });
  }

  /** The CSV file with `cars` cars. */
  async file(cars: number): Promise<string> {
    const path = join(CACHE, `stock-${cars}-${this.stamp}.csv`);
    if (!existsSync(path)) {
      this.removeOlder(cars, '.csv');
      await writeStockFile(`${path}.part`, cars);
      renameSync(`${path}.part`, path);
    }
    return path;
  }

  /**
   * A DATA_DIR with `cars` cars in it. Throws when the import fails or takes more than `limit` seconds; the next call
   * continues the import.
   */
  async folder(cars: number, processes: Processes, limit: number): Promise<string> {
    const path = join(CACHE, `stock-${cars}-${this.stamp}`);
    if (existsSync(path)) return path;
    this.removeOlder(cars, '');
    const file = await this.file(cars);
    await importFile(file, processes, { env: { DATA_DIR: `${path}.part` }, limit });
    renameSync(`${path}.part`, path);
    rmSync(file);
    return path;
  }

  private removeOlder(cars: number, ending: string) {
    const older = new RegExp(`^stock-${cars}-(?!${this.stamp})\\w+(\\.part)?${ending.replace('.', '\\.')}$`);
    for (const name of readdirSync(CACHE)) {
      if (older.test(name)) rmSync(join(CACHE, name), { recursive: true });
    }
  }
}

/** A hash that changes with the generator and with the import code: the built file names its chunks by their content. */
function stampOf(): string {
  const hash = createHash('sha256').update(readFileSync('dist/import.js'));
  for (let number = 0; number < SAMPLE; number += 1) hash.update(stockRow(number).join());
  return hash.digest('hex').slice(0, 12);
}
