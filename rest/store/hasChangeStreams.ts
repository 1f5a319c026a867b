import type { Db } from 'mongodb';

/**
 * Whether the server tells the writes of all processes by change streams: a replica set or a sharded cluster does. It is
 * asked what it is, not for a stream, which also fails during an election: a process that took that for an answer would
 * write no log for others and miss their writes. Rejects where the server does not answer.
 */
export async function hasChangeStreams(database: Db): Promise<boolean> {
  const { setName, msg } = await database.command({ hello: 1 });
  return setName !== undefined || msg === 'isdbgrid';
}
