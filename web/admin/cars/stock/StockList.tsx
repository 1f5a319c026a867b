import { clsx } from 'clsx';
import { useEffect } from 'react';
import type { StockRowFieldsFragment } from '../../../generated/StockRowFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { lastOpened } from '../../list/lastOpened.ts';
import { RecordList } from '../../list/RecordList.tsx';
import { columns } from './columns.ts';
import { stockMessages } from './messages.ts';
import { StockRow } from './StockRow.tsx';

interface Props {
  cars: readonly StockRowFieldsFragment[];
  /** Whether they can be selected for a bulk change. */
  selectable: boolean;
}

/** The cars of a page of the stock. Whoever comes back from one is at its row. */
export function StockList({ cars, selectable }: Props) {
  const text = useMessages(stockMessages);
  useEffect(() => lastOpened.focus(), []);
  return (
    <RecordList
      label={text.list}
      headings={text.columns}
      numbers={['price', 'days', 'pictures', 'enquiries']}
      headingStyle={clsx('xl:grid', columns, selectable && 'xl:ps-17')}
    >
      {cars.map((car) => (
        <StockRow key={car.id} car={car} selectable={selectable} />
      ))}
    </RecordList>
  );
}
