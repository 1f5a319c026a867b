import type { LoadGenerator } from '../load/LoadGenerator.ts';
import type { LoadPlan, LoadResult } from '../load/LoadPlan.ts';
import type { Server } from '../processes/startServer.ts';

/** The cost of one request. */
export interface Cost {
  /** CPU time of each server, in their order, µs a request; and of all of them. */
  each: number[];
  cpu: number;
  load: LoadResult;
}

/** Sends `plan` and divides the CPU time that `servers` use meanwhile by the answers. Throws when a request fails. */
export async function cpuPerRequest(load: LoadGenerator, servers: Server[], plan: LoadPlan): Promise<Cost> {
  const before = servers.map((server) => server.cpu());
  const result = await load.send(plan);
  const each = servers.map((server, i) => (server.cpu() - (before[i] ?? 0)) / result.answered);
  if (result.failed > 0 || result.answered === 0) {
    throw new Error(`${result.failed} requests of ${plan.url} failed: ${result.firstFailure}`);
  }
  return { each, cpu: each.reduce((sum, part) => sum + part, 0), load: result };
}
