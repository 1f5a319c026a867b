import type { CollectionDefinition } from '../store/CollectionDefinition.ts';
import { carSorts } from './carSorts.ts';
import { ChangeEntry, PendingChanges } from './changes/carChange.ts';
import { claims } from './claims/claims.ts';
import { nameLists } from './nameLists.ts';
import { ranges } from './ranges.ts';
import { StoredCar } from './storedCar.ts';
import { WithdrawnCar } from './WithdrawnCar.ts';

const filteredKeys = [
  ...nameLists.map(({ key }) => `search.${key}`),
  ...ranges.map(({ path }) => path),
  ...claims.map(({ part }) => `search.${part}`),
  'vehicleTypeId._id',
  'stockNumber',
  'updatedAt',
  'featured',
  'testDrive',
];

/** The collections of cars. */
export const carCollections = [
  {
    name: 'cars',
    shape: StoredCar,
    indexes: [
      ...filteredKeys.map((key) => ({ keys: { [key]: 1 } as const })),
      ...Object.values(carSorts).map((keys) => ({ keys })),
      { keys: { 'search.company': 1, ...carSorts.newest } },
    ],
  },
  { name: 'withdrawnCars', shape: WithdrawnCar },
  { name: 'carChanges', shape: ChangeEntry },
  { name: 'pendingCarChanges', shape: PendingChanges },
] as const satisfies readonly CollectionDefinition[];
