import { Link } from 'react-router-dom';
import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { paths } from '../../../paths.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { formatAed } from '../../../ui/text/formatAed.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useStaff } from '../../page/staffContext.ts';
import { CarNumbers } from '../CarNumbers.tsx';
import { Gaps } from '../Gaps.tsx';
import { DraftMark } from '../drafts/DraftMark.tsx';
import { DraftNeeds } from '../drafts/DraftNeeds.tsx';
import { draftMessages } from '../drafts/messages.ts';
import { carsMessages } from '../messages.ts';
import { SaleStatusControl } from '../SaleStatusControl.tsx';
import { recordMessages } from './messages.ts';

const line = 'link inline-flex min-h-tap items-center';

/** The head of the page of a car: what it is, what it costs, its status, and what there is about it. */
export function RecordHead({ car }: { car: StockCarFieldsFragment }) {
  const text = useMessages(recordMessages);
  const words = useMessages(carsMessages);
  const drafts = useMessages(draftMessages);
  const { may } = useStaff();
  const { id, name, stockNumber, price, cover, withdrawnAt, gaps, daysInStock, pictureCount } = car;
  const enquiries = words.enquiries(car.enquiryCount);
  const { draft } = car;
  if (draft?.isNew) {
    return (
      <div className="grid gap-2">
        <h1 className="text-title-md! wrap-anywhere">
          <bdi>{name || drafts.newCar}</bdi>
        </h1>
        <DraftMark draft={draft} />
        <DraftNeeds draft={draft} pictureCount={pictureCount} />
      </div>
    );
  }
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="aspect-[16/10] self-start overflow-clip rounded-picture bg-stage max-md:max-w-40">
        <Picture path={cover} alt="" sizes="16rem" className="size-full" />
      </div>
      <div className="grid content-start gap-2">
        <h1 className="text-title-md! wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <CarNumbers car={car} />
        <p className="num text-lg font-[550]">{price === null ? words.noPrice : formatAed(price)}</p>
        {withdrawnAt === null ? (
          <div className="md:w-48">
            <SaleStatusControl car={car} />
          </div>
        ) : (
          <div className="rounded-control border border-line-2 bg-card px-4 py-3 text-sm">
            <p className="font-[550]">{words.withdrawnOn(formatDate(withdrawnAt))}</p>
            {car.withdrawnByHand && <p className="text-ink-2">{text.byHand}</p>}
          </div>
        )}
        {draft && <DraftMark draft={draft} />}
        <Gaps gaps={gaps} />
        <div className="overflow-clip">
          <p className="dotted items-center text-sm text-ink-2">
            <span>{words.days(daysInStock)}</span>
            <span>{words.pictures(pictureCount)}</span>
            {may('enquiries') && stockNumber && car.enquiryCount > 0 ? (
              <span>
                <Link
                  className={line}
                  to={`/enquiries?${new URLSearchParams({ q: stockNumber }).toString()}`}
                >
                  {enquiries}
                </Link>
              </span>
            ) : (
              <span>{enquiries}</span>
            )}
            {withdrawnAt === null && (
              <span>
                <a className={line} href={paths.car(id)}>
                  {text.onSite}
                </a>
              </span>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
