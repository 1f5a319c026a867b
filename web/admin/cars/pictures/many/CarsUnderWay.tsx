import { ProgressBar } from '../../../../ui/control/ProgressBar.tsx';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { CarUnderWay } from './CarUnderWay.tsx';
import { manyMessages } from './messages.ts';
import { useCarsUnderWay } from './useCarsUnderWay.ts';

/** The pictures on their way to their cars: how far they are in all, and those of each car. Nothing if there are none. */
export function CarsUnderWay() {
  const text = useMessages(manyMessages);
  const { queue, cars, isSending } = useCarsUnderWay();
  if (cars.length === 0) return null;
  const pictures = cars.flatMap((car) => car.pictures);
  const sent = cars.reduce((sum, car) => sum + car.sent, 0);
  const failed = pictures.filter(({ state }) => state === 'failed').length;
  const isPacked = pictures.some(({ state, isPacked: packed }) => packed && state !== 'failed');
  const withSent = cars.filter((car) => car.sent > 0).length;
  return (
    <section aria-label={text.underWay} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-2">
        <h2 className="text-title-sm!">{isSending ? text.underWay : sent > 0 ? text.sent : text.notSent}</h2>
        <output className="num block text-sm font-[550] empty:hidden">
          {isSending
            ? text.progress(sent, sent + pictures.length, cars.length)
            : sent > 0 && text.added(sent, withSent)}
        </output>
        {isSending && (
          <>
            <ProgressBar label={text.underWay} done={sent} total={sent + pictures.length} />
            <p className="text-sm text-ink-2">{isPacked ? text.keepOpen : text.goesOn}</p>
          </>
        )}
        {failed > 0 && (
          <p role="alert" className="num text-sm font-[550] text-danger">
            {text.failed(failed)}
          </p>
        )}
      </div>
      <ul aria-label={text.underWay} className="rounded-picture border border-line bg-card text-sm">
        {cars.map((car) => (
          <CarUnderWay key={car.id} under={car} queue={queue} />
        ))}
      </ul>
    </section>
  );
}
