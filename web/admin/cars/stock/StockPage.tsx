import { useApolloClient } from '@apollo/client/react';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StockPageDocument, useStockPageSuspenseQuery } from '../../../generated/StockPage.ts';
import { Pager } from '../../../ui/control/Pager.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { moveInList } from '../../list/moveInList.ts';
import { withValue } from '../../list/withValue.ts';
import { Failure } from '../../page/Failure.tsx';
import { ShortcutHelp } from '../../page/ShortcutHelp.tsx';
import { useShortcuts } from '../../page/useShortcuts.ts';
import { BulkNews } from '../bulk/BulkNews.tsx';
import { PictureDrop } from '../pictures/many/PictureDrop.tsx';
import { PictureNews } from '../pictures/PictureNews.tsx';
import { selection, useSelection } from '../selection/selection.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { selectFocused } from '../selection/selectFocused.ts';
import { carsMessages } from '../messages.ts';
import { useStaff } from '../../page/staffContext.ts';
import { EmptyStock } from './EmptyStock.tsx';
import { GapChips } from './GapChips.tsx';
import { stockMessages } from './messages.ts';
import { ListHead } from './ListHead.tsx';
import { stockFilter } from './stockAddress.ts';
import { StockFilters } from './StockFilters.tsx';
import { StockList } from './StockList.tsx';
import { StockTabs } from './StockTabs.tsx';

/** `/admin/cars`: the dealer's cars, with what is missing. Whoever comes back to a list sees it at once, and then as it is now. */
function StockPage() {
  const text = useMessages(stockMessages);
  const words = useMessages(carsMessages);
  const client = useApolloClient();
  const { may } = useStaff();
  const { selecting } = useSelection();
  const [address] = useSearchParams();
  const wanted = address.toString();
  const shown = useDeferredValue(wanted);
  const filter = stockFilter(new URLSearchParams(shown));
  const selectable = may('startBulkChange') && filter.tab !== 'DRAFTS';
  const { data, error, refetch } = useStockPageSuspenseQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
  });
  /** Reads the list once more; the rows stay meanwhile, and where no answer comes. */
  const renew = () =>
    void client
      .query({ query: StockPageDocument, variables: filter, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  const search = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  useShortcuts({
    '?': () => setHelp(true),
    '/': () => search.current?.focus(),
    j: () => moveInList(1),
    k: () => moveInList(-1),
    ...(selectable && { x: () => selectFocused(), X: () => selectFocused(true) }),
  });
  const stock = data?.stock;
  const matching = stock?.totalCount;
  const { page: _, ...listed } = filter;
  const follow = useEffectEvent((total: number) => selection.follow(listed, total));
  useEffect(() => {
    if (matching !== undefined) follow(matching);
  }, [shown, matching]);
  if (!stock) return <Failure error={error} retry={refetch} />;

  const { counts, totalCount, page, pages } = stock;
  // Without what was withdrawn, listed again, published or discarded since the list was loaded.
  const cars = stock.nodes.filter(({ withdrawnAt, draft }) =>
    filter.tab === 'DRAFTS' ? draft !== null : (withdrawnAt === null) === (filter.tab === 'PUBLISHED'),
  );
  const list =
    cars.length > 0 ? <StockList cars={cars} selectable={selectable} /> : <EmptyStock filter={filter} />;
  return (
    <>
      <PageHead title={text.title} />
      {help && <ShortcutHelp keys={words.keyWords} onClose={() => setHelp(false)} />}
      <ListHead matching={totalCount} selectable={selectable} />
      {selectable && <BulkNews onEnd={renew} />}
      {may('carsForPictures') && <PictureNews />}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 md:mt-4">
        <StockTabs counts={counts} tab={filter.tab} />
        <StockFilters search={search} />
        {filter.tab === 'PUBLISHED' && <GapChips counts={counts} chosen={filter.gap ?? undefined} />}
      </div>
      <div
        data-list
        data-selecting={selecting || undefined}
        tabIndex={-1}
        className={clsx('group/list mt-3 outline-none md:mt-4', wanted !== shown && 'opacity-60')}
      >
        {may('carsForPictures') ? <PictureDrop>{list}</PictureDrop> : list}
      </div>
      <Pager
        current={page}
        last={pages}
        to={(to) => ({ search: withValue(address, 'page', to > 1 ? String(to) : '').toString() })}
        labels={text.pager}
      />
      {selectable && (
        <SelectionBar
          filter={listed}
          matching={totalCount}
          onEnd={() => document.querySelector<HTMLElement>('[data-select]')?.focus()}
        />
      )}
    </>
  );
}

export { StockPage as Component };
