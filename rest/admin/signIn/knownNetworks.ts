import Type, { type Static } from 'typebox';
import type { Store } from '../../store/Collection.ts';
import { stableId } from '../../store/stableId.ts';

/** How long a network stays known after a sign-in, ms. */
const REMEMBERED = 90 * 24 * 60 * 60 * 1000;
/** How many networks that are known no longer are removed when one is added. */
const SWEPT = 100;

/** A network from which somebody has signed in at an account, in the collection `adminNetworks`. */
export const KnownNetwork = Type.Object({
  /** A digest of the account and the network. */
  _id: Type.String(),
  /** ISO 8601: the last sign-in. */
  at: Type.String(),
});
export type KnownNetwork = Static<typeof KnownNetwork>;

/** The networks from which administrators have signed in during the last 90 days. */
export function knownNetworks(store: Store, now: () => Date) {
  const networks = store.collection<KnownNetwork>('adminNetworks');
  const idOf = (account: string, network: string) => stableId('network of admin', `${account} ${network}`);
  const oldest = () => new Date(now().getTime() - REMEMBERED).toISOString();

  return {
    async has(account: string, network: string): Promise<boolean> {
      const found = await networks.findOne({ _id: idOf(account, network) });
      return found !== null && found.at > oldest();
    },

    async add(account: string, network: string): Promise<void> {
      const _id = idOf(account, network);
      await networks.replaceOne({ _id }, { _id, at: now().toISOString() }, { upsert: true });
      const old = await networks.find({ at: { $lte: oldest() } }, { limit: SWEPT }).toArray();
      if (old.length > 0)
        await networks.bulkWrite(old.map((each) => ({ deleteOne: { filter: { _id: each._id } } })));
    },
  };
}
