import type { CarSnapshotFieldsFragment } from '../../../generated/CarSnapshotFields.ts';
import type { RecordFieldsFragment } from '../../../generated/RecordFields.ts';
import { paths } from '../../../paths.ts';
import { formatAed } from '../../../ui/text/formatAed.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { recordMessages } from './messages.ts';
import { Section } from '../../page/Section.tsx';

/** The car of the stock that an enquiry is about, as it was and as it is. */
export function CarThenNow({ record: { carThen, carNow } }: { record: RecordFieldsFragment }) {
  const text = useMessages(recordMessages);
  const car = carNow ?? carThen;
  if (!car) return null;
  const isSame = carThen && carNow?.listed && describe(carThen) === describe(carNow);
  return (
    <Section heading={text.car}>
      <p className="font-[550]">
        {carNow?.listed ? (
          <a className="link inline-flex min-h-tap items-center" href={paths.car(car.carId)}>
            <bdi>{car.title}</bdi>
          </a>
        ) : (
          <bdi>{car.title}</bdi>
        )}
      </p>
      {isSame ? (
        <>
          <p className="num text-sm">{describe(carThen)}</p>
          <p className="mt-1 text-sm text-ink-2">{text.carUnchanged}</p>
        </>
      ) : (
        <dl className="grid gap-1 text-sm">
          {carThen && <Row label={text.carThen} value={describe(carThen)} />}
          <Row
            label={text.carNow}
            value={carNow ? (carNow.listed ? describe(carNow) : text.carGone) : text.carUnknown}
          />
        </dl>
      )}
    </Section>
  );

  function describe({ price, status }: CarSnapshotFieldsFragment): string {
    return [price === null ? text.noPrice : formatAed(price), status].filter(Boolean).join(' · ');
  }
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="min-w-32 text-ink-2">{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
