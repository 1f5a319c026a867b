import type { RefObject } from 'react';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { carsMessages } from '../messages.ts';
import { stockMessages } from './messages.ts';

/** The search box, the status and the order of the list. */
export function StockFilters({ search }: { search: RefObject<HTMLInputElement | null> }) {
  const text = useMessages(stockMessages);
  const words = useMessages(carsMessages);
  // An address without an order has the first one.
  const { NEWEST, ...others } = text.sorts;
  return (
    <ListFilters
      search={search}
      label={text.search}
      hint={text.searchHint}
      choices={[
        { name: 'status', label: text.status, options: { '': text.anyStatus, ...words.statuses } },
        { name: 'sort', label: text.sort, options: { '': NEWEST, ...others } },
      ]}
    />
  );
}
