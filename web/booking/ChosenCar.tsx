import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { RetryButton } from '../ui/control/RetryButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { Skeleton } from '../ui/text/Skeleton.tsx';
import { CarSummary, rowStyle, stageStyle, wordsStyle } from './CarSummary.tsx';
import { bookingMessages } from './messages.ts';
import { useCarToBook } from './useCarToBook.ts';

interface Props {
  /** Where cars are chosen. */
  choose: string;
  /** The id of a car that was listed when the form was opened, and no longer is. */
  gone?: string;
}

/** The car that the form is about, shown so that visitors see it before they send. */
export function ChosenCar({ choose, gone }: Props) {
  const text = useMessages(bookingMessages);
  const { car, missing, waiting } = useCarToBook(gone);
  return (
    <section aria-label={text.chosenCar} aria-busy={waiting}>
      {car && (
        <CarSummary car={car} tall>
          {car.sold && <p className="mt-2 font-[550] text-danger">{text.isSold}</p>}
          {car.status === 'RESERVED' && (
            <>
              <p className="mt-2 font-[550]">{text.isReserved}</p>
              <p className="mt-1 text-sm">{text.secondInLine}</p>
            </>
          )}
          <Link className="link inline-flex min-h-tap items-center text-sm" to={choose}>
            {text.chooseAnother}
          </Link>
        </CarSummary>
      )}
      {waiting && <WaitingCar />}
      {!car && !waiting && <NoCar missing={missing} choose={choose} />}
    </section>
  );
}

/** A placeholder of the same size as the car. */
function WaitingCar() {
  return (
    <div className={rowStyle} data-testid="waiting-car">
      <div className={clsx(stageStyle, 'lg:basis-full')} />
      <div className={clsx(wordsStyle, 'grid content-start gap-3 py-1')}>
        <Skeleton className="w-4/5 text-title-sm" />
        <Skeleton className="w-1/2 text-sm" />
        <Skeleton className="w-2/5 text-lg" />
        <span className="min-h-tap" />
      </div>
    </div>
  );
}

function NoCar({ missing, choose }: { missing: 'gone' | 'unreachable' | undefined; choose: string }) {
  const text = useMessages(bookingMessages);
  const [title, hint] = {
    none: [text.notChosen, text.notChosenHint],
    gone: [text.gone, text.goneHint],
    unreachable: [text.unreachable, text.unreachableHint],
  }[missing ?? 'none'];
  return (
    <div className="grid justify-items-start gap-2 rounded-picture border border-line p-6">
      <h2 className="text-title-sm leading-snug">{title}</h2>
      <p className="text-sm text-ink-2">{hint}</p>
      {missing === 'unreachable' ? (
        <RetryButton className="mt-3" />
      ) : (
        <Link className={buttonStyle('quiet', 'mt-3')} to={choose}>
          {missing ? text.chooseAnother : text.chooseCar}
        </Link>
      )}
    </div>
  );
}
