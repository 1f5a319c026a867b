import type { ApolloClient } from '@apollo/client';
import type { Params } from 'react-router-dom';
import { loadQuery } from '../../data/loadQuery.ts';
import { MakeNamesDocument } from '../../generated/MakeNames.ts';
import { StockMakesDocument } from '../../generated/StockMakes.ts';
import { bodyTypeNamed, budgetNamed, makeSlug } from '../addresses/listPaths.ts';
import { slugOf } from '../addresses/slugOf.ts';
import { type BuyState, readBuyState } from '../filters/buyAddress.ts';
import { type Models, modelsOf } from './modelsOf.ts';

/** The list that an address asks for. */
interface AskedList {
  state: BuyState;
  /** False where the address names a make or a model that the dealer does not have: it then stands in the filter as written. */
  isKnown: boolean;
  /** The models of its makes; undefined where they were not needed. */
  models?: Models['models'];
}

/**
 * Reads the address of a list: `place` and `model` are its parts after `/buy`, `query` its parameters. Their names are looked
 * up in the stock. Throws a 404 for a path that can be no list, and a 503 where a name was not found and the look-up has failed.
 */
export async function readList(
  client: ApolloClient,
  { place, model }: Params,
  query: URLSearchParams,
): Promise<AskedList> {
  const state = readBuyState(query);
  if (place === undefined) return { ...(await withModelName(client, state)), isKnown: true };
  const bodyType = bodyTypeNamed(place);
  const budget = budgetNamed(place);
  if (bodyType || budget) {
    if (model !== undefined) throw notFound();
    const price = { min: String(budget?.min ?? ''), max: String(budget?.max ?? '') };
    const part = bodyType ? { bodyTypes: [bodyType] } : { price };
    return { state: { ...state, filter: { ...state.filter, ...part } }, isKnown: true };
  }
  const makes = await makesNamed(client, place);
  const filter = { ...state.filter, makes: makes ?? [wordsOf(place)] };
  if (model === undefined) {
    return { ...(await withModelName(client, { ...state, filter })), isKnown: makes !== undefined };
  }
  const { models, failed } = await modelsOf(client, filter.makes);
  const found = models.find(({ name }) => slugOf(name) === slugOf(model));
  if (!found && failed) throw unavailable();
  const { id, name } = found ?? { id: model, name: wordsOf(model) };
  return { state: { ...state, filter: { ...filter, model: id }, modelName: name }, isKnown: !!found, models };
}

/** The names of the makes with this slug; undefined where there is none. The list of makes need not have those of every car. */
async function makesNamed(client: ApolloClient, place: string): Promise<string[] | undefined> {
  const slug = slugOf(place);
  const listed = await loadQuery(client, MakeNamesDocument, {});
  const named = withSlug(listed.data?.makes, slug);
  if (named.length > 0) return named;
  const stock = await loadQuery(client, StockMakesDocument, {});
  const ofCars = withSlug(stock.data?.cars?.facets?.makes, slug);
  if (ofCars.length > 0) return ofCars;
  if (listed.error || stock.error) throw unavailable();
  return undefined;
}

function withSlug(makes: readonly { name: string }[] | null | undefined, slug: string): string[] {
  return (makes ?? []).map(({ name }) => name).filter((name) => makeSlug(name) === slug);
}

/** The state with the name of its model, if that leads to this model: of several with the same slug, it leads to the first. */
async function withModelName(
  client: ApolloClient,
  state: BuyState,
): Promise<Pick<AskedList, 'state' | 'models'>> {
  const { makes, model } = state.filter;
  if (!model || new Set(makes.map(makeSlug)).size !== 1) return { state };
  const { models } = await modelsOf(client, makes);
  const name = models.find(({ id }) => id === model)?.name;
  const first = name && models.find((other) => slugOf(other.name) === slugOf(name));
  return { state: first && first.id === model ? { ...state, modelName: name } : state, models };
}

/** A slug as a name: `Range Rover`. Throws a 404 for what no name can have. */
function wordsOf(slug: string): string {
  const words = slugOf(slug);
  if (!words) throw notFound();
  return words.replaceAll('-', ' ').replace(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function notFound(): Response {
  return new Response(null, { status: 404 });
}

function unavailable(): Response {
  return new Response(null, { status: 503 });
}
