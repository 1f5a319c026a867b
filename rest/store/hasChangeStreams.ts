import { type Db, MongoServerError } from 'mongodb';

/** Whether the server tells the writes of all processes by change streams: a replica set or a sharded cluster does. */
export async function hasChangeStreams(database: Db): Promise<boolean> {
  const stream = database.watch([], { maxAwaitTimeMS: 1 });
  try {
    await stream.tryNext();
    return true;
  } catch (error) {
    if (error instanceof MongoServerError) return false;
    throw error;
  } finally {
    await stream.close();
  }
}
