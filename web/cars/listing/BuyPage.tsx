import type { ApolloClient } from '@apollo/client';
import { useRef } from 'react';
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router-dom';
import { constants } from '../../dealer/constants.ts';
import {
  BuyPageDocument,
  type BuyPageQueryVariables,
  useBuyPageSuspenseQuery,
} from '../../generated/BuyPage.ts';
import { MakeModelsDocument } from '../../generated/MakeModels.ts';
import { loaded, loadQuery } from '../../data/loadQuery.ts';
import { AlertButton } from '../../searchAlerts/AlertButton.tsx';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { hidePanel } from '../../ui/control/panelControl.ts';
import { Pager } from '../../ui/control/Pager.tsx';
import { afterPaint } from '../../ui/page/afterPaint.ts';
import { Slice } from '../../ui/page/Slice.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { BuyHead } from './BuyHead.tsx';
import { countWithout } from './countWithout.ts';
import { ListHeading } from './ListHeading.tsx';
import { SearchTools } from './SearchTools.tsx';
import { CarGrid } from '../card/CarGrid.tsx';
import { type BuyState, buyAddress, readBuyState, sorts, toFilter } from '../filters/buyAddress.ts';
import { ChosenFilters } from '../filters/ChosenFilters.tsx';
import { filterParts } from '../filters/filterParts.ts';
import { noFilter } from '../filters/filterTable.ts';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { filterMessages } from '../filters/messages.ts';
import { NearMatches } from '../filters/search/NearMatches.tsx';
import { nearParts } from '../filters/search/nearParts.ts';
import { useFilterState } from '../filters/useFilterState.ts';
import { useMatchCount } from '../filters/useMatchCount.ts';
import { carMessages } from '../card/messages.ts';
import { NoCars } from '../card/NoCars.tsx';

/** Loads the part of the stock that the address asks for, and the models of its makes; leads to the last page from behind it. */
async function loadBuyPage(client: ApolloClient, { request }: LoaderFunctionArgs) {
  const state = readBuyState(new URL(request.url).searchParams);
  const [{ data }] = await Promise.all([
    loadQuery(client, BuyPageDocument, toVariables(state)),
    ...state.filter.makes.map((make) => loadQuery(client, MakeModelsDocument, { make })),
  ]);
  const matches = data?.cars?.totalCount;
  const near = matches === 0 ? await countWithout(client, state.filter) : [];
  const last = matches === undefined ? state.page : Math.max(1, Math.ceil(matches / constants.pageSize));
  if (state.page > last) throw redirect(buyAddress({ ...state, page: last }));
  return loaded({ ...state, near }, data?.cars);
}

function toVariables({ filter, sort, page }: BuyState): BuyPageQueryVariables {
  return {
    filter: toFilter(filter),
    available: { ...toFilter(filter), availableNow: true },
    sort: sort && sorts[sort],
    first: constants.pageSize,
    offset: (page - 1) * constants.pageSize,
  };
}

function BuyPage() {
  const { near, ...state } = useLoaderData<typeof loadBuyPage>();
  const text = { ...useMessages(carMessages), ...useMessages(filterMessages) };
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const panel = useRef<HTMLDialogElement>(null);
  const filterState = useFilterState(state.filter);
  const { data } = useBuyPageSuspenseQuery({ variables: toVariables(state) });
  const list = data?.cars;
  const cars = list?.nodes ?? [];
  const matches = useMatchCount(filterState.filter, state.filter, list?.totalCount);
  // All cars of a list that is filtered by a model have it.
  const parts = filterParts(state.filter, text, cars[0]?.model?.name);
  const { one, two } = nearParts(state.filter, text);
  const alert = { filter: toFilter(state.filter), parts: parts.map(({ label }) => label) };
  const sendsAlerts = (data?.searchAlertTerms?.perAddress ?? 0) > 0;

  /** Goes to what is chosen now; asks again when that is what is shown. */
  async function search(next: Partial<BuyState>) {
    hidePanel(panel.current);
    // The visitor sees the panel close before the list is prepared.
    await afterPaint();
    const address = buyAddress({ filter: filterState.filter, sort: state.sort, page: 1, ...next });
    if (address === buyAddress(state)) await revalidate();
    else await navigate(address);
  }

  function reset() {
    filterState.reset();
    void search({ filter: noFilter, sort: undefined });
  }

  return (
    <div className="wrap pb-section">
      <BuyHead state={state} matches={list?.totalCount} />
      <ListHeading matches={list?.totalCount} available={data?.available?.totalCount}>
        {sendsAlerts && cars.length > 0 && <AlertButton {...alert} />}
      </ListHeading>
      <div className="grid items-start print:block gap-[clamp(2rem,3.4vw,4rem)] md:grid-cols-[min(15rem,40%)_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]">
        <Slice>
          <FilterPanel
            ref={panel}
            filterState={filterState}
            makes={data?.makes}
            counts={list?.facets}
            matches={matches}
            onSearch={() => void search({})}
            onReset={reset}
          />
        </Slice>
        <section aria-label={text.collection} className="min-w-0">
          <SearchTools
            state={state}
            filter={filterState.filter}
            filterCount={parts.length - (state.filter.search ? 1 : 0)}
            onType={filterState.setSearch}
            onSort={(sort) => void search({ filter: state.filter, sort })}
          />
          <ChosenFilters chosen={parts} sort={state.sort} />
          {cars.length > 0 ? (
            <Slice>
              <CarGrid cars={cars} heading={text.list} narrow priority />
            </Slice>
          ) : (
            <NoCars failed={!list}>
              <NearMatches parts={[...one, ...two]} counts={near} sort={state.sort} />
              {sendsAlerts && list && <AlertButton {...alert} isEmpty />}
              <button type="button" className={buttonStyle('plain')} onClick={reset}>
                {text.reset}
              </button>
            </NoCars>
          )}
          <Pager
            current={state.page}
            last={Math.ceil((list?.totalCount ?? 0) / constants.pageSize)}
            to={(page) => buyAddress({ ...state, page })}
            labels={text}
          />
        </section>
      </div>
    </div>
  );
}

export { BuyPage as Component, loadBuyPage as load };
