import { clsx } from 'clsx';
import { memo } from 'react';
import type { StockRowFieldsFragment } from '../../../generated/StockRowFields.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { formatAed } from '../../../ui/text/formatAed.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { RecordLink } from '../../list/RecordLink.tsx';
import { CarNumbers } from '../CarNumbers.tsx';
import { Gaps } from '../Gaps.tsx';
import { DraftMark } from '../drafts/DraftMark.tsx';
import { DraftNeeds } from '../drafts/DraftNeeds.tsx';
import { draftMessages } from '../drafts/messages.ts';
import { PictureMark } from '../pictures/PictureMark.tsx';
import { SelectBox } from '../selection/SelectBox.tsx';
import { carsMessages } from '../messages.ts';
import { SaleStatusControl } from '../SaleStatusControl.tsx';
import { columns } from './columns.ts';

interface Props {
  car: StockRowFieldsFragment;
  /** Whether it can be selected for a bulk change. */
  selectable: boolean;
}

/**
 * A car in the list of the stock: a row, on narrower screens a card. All of it but the status opens the car. A change of one car
 * renders no other row.
 */
export const StockRow = memo(function StockRow({ car, selectable }: Props) {
  const text = useMessages(carsMessages);
  const drafts = useMessages(draftMessages);
  const { id, name, price, cover, withdrawnAt, gaps, daysInStock, pictureCount, enquiryCount, draft } = car;
  const isNew = draft?.isNew ?? false;
  return (
    <li className="relative flex border-b border-line transition-colors duration-quick last:border-b-0 hover:bg-ink/3 has-checked:bg-accent-wash/50 has-[a:focus-visible]:z-1">
      {selectable && <SelectBox id={id} name={name} />}
      <div
        className={clsx(
          'grid min-[18rem]:max-xl:grid-cols-[8rem_minmax(0,1fr)] min-[18rem]:max-xl:grid-rows-[auto_auto_auto_1fr] min-w-0 flex-1 gap-x-3 gap-y-1 px-4 py-3 text-sm',
          'max-xl:items-start xl:items-center xl:py-2',
          columns,
        )}
      >
        <div className="aspect-[16/10] self-start overflow-clip rounded-control bg-stage min-[18rem]:max-xl:col-start-1 min-[18rem]:max-xl:row-span-4 min-[18rem]:max-xl:row-start-1 xl:self-center">
          <Picture path={cover} alt="" sizes="8rem" className="size-full" />
        </div>
        <div className="min-w-0">
          <RecordLink
            list="/cars"
            id={id}
            className="line-clamp-3 font-medium wrap-anywhere max-xl:text-md max-xl:leading-snug"
          >
            <bdi>{name || drafts.newCar}</bdi>
          </RecordLink>
          <CarNumbers car={car} />
          {draft && <DraftMark draft={draft} />}
          <PictureMark carId={id} />
        </div>
        <p className={clsx('num max-xl:text-md xl:text-end', price === null ? 'text-ink-2' : 'font-[550]')}>
          {price === null ? text.noPrice : formatAed(price)}
        </p>
        <div className="max-xl:mt-1 min-[18rem]:max-xl:col-start-1 min-[18rem]:max-xl:row-span-4 min-[18rem]:max-xl:row-start-1 min-[18rem]:max-xl:mt-22">
          {isNew ? null : withdrawnAt === null ? (
            <div className="relative z-1 has-aria-expanded:z-20">
              <SaleStatusControl car={car} />
            </div>
          ) : (
            <p className="text-ink-2">{text.withdrawnOn(formatDate(withdrawnAt))}</p>
          )}
        </div>
        <div className="min-[18rem]:max-xl:col-start-2 min-[18rem]:max-xl:row-start-4 max-xl:overflow-clip xl:contents">
          <p className="max-xl:dotted text-ink-2 max-xl:text-xs xl:contents">
            <Count words={text.days(daysInStock)} count={daysInStock} />
            <Count words={text.pictures(pictureCount)} count={pictureCount} />
            <Count words={text.enquiries(enquiryCount)} count={enquiryCount} />
          </p>
        </div>
        <div className="min-w-0 min-[18rem]:max-xl:col-start-2 min-[18rem]:max-xl:row-start-3">
          {draft?.isNew ? <DraftNeeds draft={draft} pictureCount={pictureCount} /> : <Gaps gaps={gaps} />}
        </div>
      </div>
    </li>
  );
});

/** A number: with its words on a card, where 0 is left out, or below its heading in a column. */
function Count({ words, count }: { words: string; count: number }) {
  return (
    <span className={clsx('xl:text-end', count === 0 && 'max-xl:hidden')}>
      <span className="xl:sr-only">{words}</span>
      <span aria-hidden className="num max-xl:hidden">
        {count}
      </span>
    </span>
  );
}
