import { type Db, MongoServerError } from 'mongodb';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo } from 'rate-limiter-flexible';
import type { RateLimit } from '../Collection.ts';

const COLLECTION = 'limits';
/** MongoDB's error code for a feature that the server lacks. */
const NOT_IMPLEMENTED = 238;

/**
 * A limiter that counts in the collection `limits`: one document per key, which is removed when its time is over. While
 * the server does not answer, this process counts by itself.
 */
export async function mongoLimiter(
  database: Db,
  keyPrefix: string,
  { points, seconds }: RateLimit,
): Promise<RateLimiterAbstract> {
  const limit = { keyPrefix, points, duration: seconds };
  await prepareCollection(database);
  return new RateLimiterMongo({
    ...limit,
    storeClient: database,
    tableName: COLLECTION,
    disableIndexesCreation: true,
    insuranceLimiter: new RateLimiterMemory(limit),
  });
}

/** The unique index must exist before the first count, as two processes may start the count of a key at once. */
async function prepareCollection(database: Db) {
  const counts = database.collection(COLLECTION);
  await counts.createIndex({ key: 1 }, { unique: true });
  try {
    await counts.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
  } catch (error) {
    // A server without such indexes keeps an expired count until the next start, or until its key is counted again.
    if (!(error instanceof MongoServerError) || error.code !== NOT_IMPLEMENTED) throw error;
    await counts.deleteMany({ expire: { $lt: new Date() } });
  }
}
