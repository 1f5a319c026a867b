import type { ApolloClient } from '@apollo/client';
import { isNotFound } from '../../data/isNotFound.ts';
import { loadQuery } from '../../data/loadQuery.ts';
import { MakeModelsDocument, type MakeModelsQuery } from '../../generated/MakeModels.ts';

/** The models of makes. */
export interface Models {
  /** Each with the number of its cars. */
  models: { id: string; name: string; count: number }[];
  /** Whether some of them could not be loaded. */
  failed: boolean;
}

/** Loads the models of `makes`. Never rejects. */
export async function modelsOf(client: ApolloClient, makes: readonly string[]): Promise<Models> {
  const loaded = await Promise.all(makes.map((make) => loadQuery(client, MakeModelsDocument, { make })));
  return {
    models: loaded.flatMap(({ data }) => counted(data)),
    failed: loaded.some(({ error }) => error && !isNotFound(error)),
  };
}

/** The list of models need not have those of every car: these follow. */
function counted(data: MakeModelsQuery | undefined): Models['models'] {
  const ofCars = data?.cars?.facets?.models ?? [];
  const counts = new Map(ofCars.map(({ id, count }) => [id, count]));
  const known = (data?.models ?? []).map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }));
  const ids = new Set(known.map(({ id }) => id));
  return [
    ...known,
    ...ofCars.filter(({ id }) => !ids.has(id)).map(({ id, name, count }) => ({ id, name, count })),
  ];
}
