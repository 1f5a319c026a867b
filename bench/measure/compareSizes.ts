import type { Bench } from '../Bench.ts';
import type { PlannedRequest } from '../load/LoadPlan.ts';
import type { Product } from '../processes/Servers.ts';
import { pairedRounds } from './pairedRounds.ts';
import { unseenSide } from './unseenSide.ts';

/** The cost of the requests of `make` over a small and a large stock, round by round. They come one at a time. */
export async function compareSizes(
  { settings, load }: Bench,
  make: (count: number) => PlannedRequest[],
  { small, large }: { small: Product; large: Product },
) {
  const side = ({ gateway, rest }: Product) =>
    unseenSide(load, settings, { servers: [gateway, rest], make, connections: 1 });
  return pairedRounds(settings.rounds, { large: await side(large), small: await side(small) });
}
