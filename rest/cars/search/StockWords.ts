import { claimWords } from '../../../search/claims.ts';
import { searchWords } from '../../../search/searchWords.ts';
import { synonyms } from '../../../search/synonyms.ts';
import { WordList } from '../../../search/WordList.ts';
import type { Collection } from '../../store/Collection.ts';
import type { StoredCar } from '../storedCar.ts';

/** How long the words are used before they are read again, ms. */
const GOOD_FOR = 60_000;

/** The words that help to understand searches of a stock in a database. */
export class StockWords {
  private readonly listed: Collection<StoredCar>;
  private known?: { list: WordList; goodUntil: number };

  constructor(listed: Collection<StoredCar>) {
    this.listed = listed;
  }

  /**
   * The words. Only the first read makes the caller wait. Later reads run in the background; a failed one is tried again
   * later.
   */
  async current(): Promise<WordList> {
    const { known } = this;
    if (!known) return this.read();
    if (known.goodUntil < Date.now()) {
      known.goodUntil = Date.now() + GOOD_FOR;
      void this.read().catch(() => undefined);
    }
    return known.list;
  }

  /**
   * Reads the makes, models, body types and engines of the cars, and adds the words of claims and those that synonyms
   * mean. Rejects when they cannot be read.
   */
  async read(): Promise<WordList> {
    const list = new WordList();
    const [makes = [], bodyTypes = [], names = [], engines = []] = await Promise.all(
      ['manufacturerId.brandName', 'bodyType', 'vehicleTypeId.modelName', 'engine'].map((path) =>
        this.values(path),
      ),
    );
    const kinds = [...makes, ...bodyTypes, ...claimWords, ...[...synonyms.values()].flat()];
    const words = searchWords({ kinds, names, headline: null, engine: engines.join(', '), year: null });
    for (const word of words.split(' ')) list.add(word);
    this.known = { list, goodUntil: Date.now() + GOOD_FOR };
    return list;
  }

  /** The distinct values that the cars have at `path`. */
  private async values(path: string): Promise<(string | null)[]> {
    const groups = await this.listed
      .aggregate<{ _id: string | null }>([{ $match: {} }, { $group: { _id: `$${path}` } }])
      .toArray();
    return groups.map(({ _id }) => _id);
  }
}
