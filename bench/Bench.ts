import { LoadGenerator } from './load/LoadGenerator.ts';
import { type Product, Servers } from './processes/Servers.ts';
import { UnseenQueries } from './queries/UnseenQueries.ts';
import type { Settings } from './Settings.ts';
import { Stocks } from './stock/Stocks.ts';

/** How long the import of a stock may take, seconds. */
const IMPORT_LIMIT = 240;

/** The tools to measure goals, for a whole run. `servers`: those of the current goal. */
export class Bench {
  readonly settings: Settings;
  readonly stocks = new Stocks();
  readonly unseen = new UnseenQueries();
  servers = new Servers();
  load: LoadGenerator;
  private shared = new Servers();
  private readonly products = new Map<number, Promise<Product>>();

  constructor(settings: Settings) {
    this.settings = settings;
    this.load = new LoadGenerator(this.shared.processes);
  }

  /** The product over a stock of `cars` cars on the embedded store, for all goals that only read. */
  product(cars: number): Promise<Product> {
    const known = this.products.get(cars) ?? this.stock(cars).then((dataDir) => this.shared.product(dataDir));
    this.products.set(cars, known);
    return known;
  }

  /** The DATA_DIR with a stock of `cars` cars; later runs use it again. Throws when it cannot be imported. */
  stock(cars: number): Promise<string> {
    return this.stocks.folder(cars, this.servers.processes, IMPORT_LIMIT);
  }

  /** Ends what a goal has started; with `all`, also what goals share, so that the next one finds nothing broken. */
  async closeGoal(all: boolean): Promise<void> {
    const { servers, shared } = this;
    this.servers = new Servers();
    await servers.close();
    if (!all) return;
    this.shared = new Servers();
    this.products.clear();
    await shared.close();
    this.load = new LoadGenerator(this.shared.processes);
  }
}
