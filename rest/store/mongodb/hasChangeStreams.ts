import type { Db } from 'mongodb';

/**
 * Whether the server has change streams, which tell the writes of all processes: a replica set or a sharded cluster has.
 * The server is asked what it is. Trying to open a stream would be no test, as this also fails during an election: a
 * process that then relied on a log, which the others do not write, would miss their writes. Rejects when the server does
 * not answer.
 */
export async function hasChangeStreams(database: Db): Promise<boolean> {
  const { setName, msg } = await database.command({ hello: 1 });
  return setName !== undefined || msg === 'isdbgrid';
}
