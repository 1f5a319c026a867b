import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import type { CollectionDefinition } from '../../store/CollectionDefinition.ts';
import { Dealership, socialNetworks } from '../dealership.ts';
import type { DealershipChanges } from '../dealershipChanges.ts';
import { LastChanges } from '../lastChanges.ts';

/** The dealer's facts as the back office reads them: those that nobody has changed are there as well. */
export const Settings = Type.Object(
  { ...Dealership.properties, revision: Type.Integer({ minimum: 1 }) },
  { $id: 'Settings' },
);
export type Settings = Static<typeof Settings>;

/** What is typed into settings: of an address that is none, `placeFaults` says at which network it stands. */
const typed = {
  ...Dealership.properties,
  socials: socialNetworks(Type.String({ maxLength: 500, format: 'line' })),
};

/** A change of settings: whole fields, and of a group of fields (hours, promises, figures) those that change. */
export const SettingsChange = Type.Unsafe<DealershipChanges>(
  Type.Object(
    optional(typed, (field) => (isGroup(field) ? partial(field) : field)),
    { additionalProperties: false },
  ),
);

/** The dealer's facts, in the collection `settings` under the id `dealership`; there is none until the first change. */
export const StoredSettings = Type.Object({
  _id: Type.String(),
  revision: Type.Number(),
  /** What differs from `defaultDealership`. */
  changes: Type.Record(Type.String(), Type.Unknown()),
  lastChanges: LastChanges,
});
export type StoredSettings = Static<typeof StoredSettings>;

/** The collections of settings. */
export const settingsCollections = [
  { name: 'settings', shape: StoredSettings },
] as const satisfies readonly CollectionDefinition[];

function isGroup(shape: TSchema): shape is TObject {
  return 'properties' in shape;
}

function partial({ properties }: TObject): TObject {
  return Type.Object(optional(properties), { additionalProperties: false });
}

/** The properties as optional ones, each as `turn` makes it. */
function optional(properties: TProperties, turn = (field: TSchema) => field): TProperties {
  return Object.fromEntries(
    Object.entries<TSchema>(properties).map(([name, field]) => [name, Type.Optional(turn(field))]),
  );
}
