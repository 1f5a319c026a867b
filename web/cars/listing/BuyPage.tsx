import { useEffect, useRef } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { constants } from '../../dealer/constants.ts';
import { useBuyPageSuspenseQuery } from '../../generated/BuyPage.ts';
import { AlertButton } from '../../searchAlerts/AlertButton.tsx';
import { hidePanel } from '../../ui/control/panelControl.ts';
import { Pager } from '../../ui/control/Pager.tsx';
import { afterPaint } from '../../ui/page/afterPaint.ts';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { Slice } from '../../ui/page/Slice.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { BuyHead } from './BuyHead.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListHeading } from './ListHeading.tsx';
import { listWords } from './listWords.ts';
import { loadBuyPage, toVariables } from './loadBuyPage.ts';
import { listMessages } from './messages.ts';
import { NoMatches } from './NoMatches.tsx';
import { SearchTools } from './SearchTools.tsx';
import { CarGrid } from '../card/CarGrid.tsx';
import { type BuyState, buyAddress, toFilter } from '../filters/buyAddress.ts';
import { ChosenFilters } from '../filters/ChosenFilters.tsx';
import { filterParts } from '../filters/filterParts.ts';
import { noFilter } from '../filters/filterTable.ts';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { filterMessages } from '../filters/messages.ts';
import { QuickFilters } from '../filters/quick/QuickFilters.tsx';
import { useFilterState } from '../filters/useFilterState.ts';
import { useMatchCount } from '../filters/useMatchCount.ts';
import { ContinueWith } from '../recent/ContinueWith.tsx';
import { rememberPage } from '../recent/lastSeen.ts';
import { carMessages } from '../card/messages.ts';

/** A list with more filters than these is left out by search engines: there are too many such lists. */
const INDEXED_FILTERS = 2;

function BuyPage() {
  const { state, near, models, isKnown, soldLately } = useLoaderData<typeof loadBuyPage>();
  const text = { ...useMessages(carMessages), ...useMessages(filterMessages), ...useMessages(listMessages) };
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const panel = useRef<HTMLDialogElement>(null);
  const filterState = useFilterState(state.filter);
  const { data } = useBuyPageSuspenseQuery({ variables: toVariables(state) });
  const list = data?.cars;
  const cars = list?.nodes ?? [];
  const matches = useMatchCount(filterState.filter, state.filter, list?.totalCount);
  // All cars of a list that is filtered by a model have it.
  const parts = filterParts(state.filter, text, state.modelName ?? cars[0]?.model?.name);
  const words = listWords(state, data?.available, text);
  const { search: typed, title } = state.filter;
  const indexed = isKnown && cars.length > 0 && !typed && !title && parts.length <= INDEXED_FILTERS;
  const alert = { wanted: { filter: toFilter(state.filter) ?? {} }, parts: parts.map(({ label }) => label) };
  const sendsAlerts = (data?.searchAlertTerms?.perAddress ?? 0) > 0;

  const seenAs = isKnown && cars.length > 0 && parts.length > 0 ? words.heading : '';
  const seenAt = buyAddress({ ...state, page: 1 });
  useEffect(() => {
    if (seenAs) rememberPage({ kind: 'list', to: seenAt, name: seenAs });
  }, [seenAs, seenAt]);

  /** Goes to what is chosen now; asks again when that is what is shown. */
  async function search(next: Partial<BuyState>) {
    hidePanel(panel.current);
    // The visitor sees the panel close before the list is prepared.
    await afterPaint();
    const chosen = { filter: filterState.filter, sort: state.sort, page: 1, ...next };
    // The name that is known belongs to the model that is shown.
    const address = buyAddress({
      ...chosen,
      modelName: chosen.filter.model === state.filter.model ? state.modelName : undefined,
    });
    if (address === buyAddress(state)) await revalidate();
    else await navigate(address);
  }

  function reset() {
    filterState.reset();
    void search({ filter: noFilter, sort: undefined });
  }

  return (
    <div className="wrap pb-section">
      <BuyHead state={state} list={list} words={words} indexed={indexed} />
      <Breadcrumb label={text.breadcrumb} {...words.trail} indexed={indexed} />
      <ListHeading
        heading={words.heading}
        matches={list?.totalCount}
        available={data?.available?.totalCount}
        sold={data?.sold?.totalCount}
        soldLately={soldLately}
      >
        {sendsAlerts && cars.length > 0 && <AlertButton {...alert} />}
      </ListHeading>
      <ContinueWith className="mb-6" />
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
          <ChosenFilters chosen={parts} state={state} counts={list?.facets?.bodyTypes} />
          <QuickFilters state={state} counts={list?.facets} />
          {cars.length > 0 ? (
            <Slice>
              <CarGrid cars={cars} heading={text.list} narrow priority />
            </Slice>
          ) : (
            <NoMatches
              state={state}
              near={near}
              alert={alert}
              failed={!list}
              sendsAlerts={sendsAlerts}
              onReset={reset}
            />
          )}
          <Pager
            current={state.page}
            last={Math.ceil((list?.totalCount ?? 0) / constants.pageSize)}
            to={(page) => buyAddress({ ...state, page })}
            labels={text}
          />
          {list && (
            <ListFoot
              state={state}
              place={words.place}
              sentences={words.others.length === 0 ? words.sentences : undefined}
              makes={list.facets?.makes ?? []}
              models={models}
            />
          )}
        </section>
      </div>
    </div>
  );
}

export { BuyPage as Component, loadBuyPage as load };
