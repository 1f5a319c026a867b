import type { ApolloClient } from '@apollo/client';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { loaded, loadQuery } from '../../data/loadQuery.ts';
import { constants } from '../../dealer/constants.ts';
import { BuyPageDocument, type BuyPageQueryVariables } from '../../generated/BuyPage.ts';
import { type BuyState, buyAddress, sorts, toFilter } from '../filters/buyAddress.ts';
import { countWithout } from './countWithout.ts';
import { modelsOf } from './modelsOf.ts';
import { readList } from './readList.ts';
import { areSoldLately, soldOf } from './soldCars.ts';

/**
 * Loads the part of the stock that the address asks for, and the models of its makes; leads to the address that a list has of
 * its own, and to the last page from behind it.
 */
export async function loadBuyPage(client: ApolloClient, { params, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { state, isKnown, ...read } = await readList(client, params, searchParams);
  const address = buyAddress(state);
  if (address.split('?')[0] !== pathname) throw redirect(address, 308);
  const [{ data }, models] = await Promise.all([
    loadQuery(client, BuyPageDocument, toVariables(state)),
    read.models ?? modelsOf(client, state.filter.makes).then((loadedNow) => loadedNow.models),
  ]);
  const matches = data?.cars?.totalCount;
  const near = matches === 0 ? await countWithout(client, state.filter, state.modelName) : [];
  const last = matches === undefined ? state.page : Math.max(1, Math.ceil(matches / constants.pageSize));
  if (state.page > last) throw redirect(buyAddress({ ...state, page: last }));
  // A list of what the dealer does not have is no page for search engines, and leads visitors on.
  const soldLately = areSoldLately(data?.sold?.nodes[0]);
  return loaded({ state, near, models, isKnown, soldLately }, data?.cars, isKnown ? 200 : 404);
}

/** The variables of the page's query. */
export function toVariables({ filter, sort, page }: BuyState): BuyPageQueryVariables {
  return {
    filter: toFilter(filter),
    sold: soldOf(filter),
    available: { ...toFilter(filter), availableNow: true },
    sort: sort ? sorts[sort] : 'FOR_SALE_FIRST',
    first: constants.pageSize,
    offset: (page - 1) * constants.pageSize,
  };
}
