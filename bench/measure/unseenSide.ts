import type { LoadGenerator } from '../load/LoadGenerator.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import type { Server } from '../processes/startServer.ts';
import type { Settings } from '../Settings.ts';
import { type Cost, cpuPerRequest } from './cpuPerRequest.ts';

/** How many requests warm a server up, at most. */
const WARM_UP = 3_000;
/** How much faster a server may be than it was while it warmed up. */
const SPARE = 3;

interface Parts {
  /** The first server gets the requests; CPU time is counted for all. */
  servers: [Server, ...Server[]];
  /** Makes requests that have not been sent before. */
  make: (count: number) => PlannedRequest[];
  connections: number;
  headers?: Record<string, string>;
}

/** Warms a server up and returns a function that measures it for a round, with requests that it has not seen. */
export async function unseenSide(
  load: LoadGenerator,
  { seconds, warmUp }: Settings,
  { servers, make, connections, headers }: Parts,
): Promise<() => Promise<Cost>> {
  const send = (requests: PlannedRequest[], limit: number) =>
    cpuPerRequest(load, servers, { url: servers[0].url, requests, connections, headers, seconds: limit });
  const { load: warm } = await send(make(WARM_UP), warmUp);
  const perRound = Math.ceil((warm.answered / warm.seconds) * seconds * SPARE) + connections;
  return () => send(make(perRound), seconds);
}
