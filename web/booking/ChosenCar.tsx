import { Link } from 'react-router-dom';
import { carName } from '../cars/card/carName.ts';
import { CarPrice } from '../cars/card/CarPrice.tsx';
import { inKilometres } from '../cars/card/formats.ts';
import { carMessages } from '../cars/card/messages.ts';
import type { ChosenCarFragment } from '../generated/ChosenCar.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { RetryButton } from '../ui/control/RetryButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { Skeleton } from '../ui/text/Skeleton.tsx';
import { bookingMessages } from './messages.ts';
import { useCarToBook } from './useCarToBook.ts';

/** The car that the form is about, so that it is seen before anything is sent. `choose`: where cars are chosen. */
export function ChosenCar({ choose }: { choose: string }) {
  const text = useMessages(bookingMessages);
  const { car, missing, waiting } = useCarToBook();
  return (
    <section aria-label={text.chosenCar} aria-busy={waiting}>
      {car && <Car car={car} choose={choose} />}
      {waiting && <WaitingCar />}
      {!car && !waiting && <NoCar missing={missing} choose={choose} />}
    </section>
  );
}

const row = 'grid grid-cols-[38%_minmax(0,1fr)] items-center gap-4 lg:grid-cols-1 lg:gap-5';
const stage = 'relative aspect-[16/10] overflow-clip rounded-picture bg-stage';

function Car({ car, choose }: { car: ChosenCarFragment; choose: string }) {
  const text = { ...useMessages(carMessages), ...useMessages(bookingMessages) };
  const { cover } = car;
  const facts = [car.year, car.mileage !== null && inKilometres(car.mileage)].filter(Boolean);
  return (
    <div className={row}>
      <div className={stage}>
        <Picture
          path={cover?.path}
          placeholder={cover?.placeholder}
          alt={cover?.description ?? ''}
          sizes="(width < 981px) 36vw, 38vw"
          priority
          className="size-full"
        />
      </div>
      <div className="min-w-0">
        <h2 className="line-clamp-3 font-display text-title-sm leading-[1.2] tracking-[-0.012em] wrap-anywhere">
          <Link to={paths.car(car.id)} className="decoration-1 underline-offset-[0.2em] hover:underline">
            <bdi>{carName(car, text.unknown)}</bdi>
          </Link>
        </h2>
        <p className="num mt-1 text-sm text-ink-2">{facts.join(' · ')}</p>
        <div className="mt-1">
          <CarPrice car={car} />
        </div>
        {car.sold && <p className="mt-2 font-[550] text-danger">{text.isSold}</p>}
        <Link className="link inline-flex min-h-tap items-center text-sm" to={choose}>
          {text.chooseAnother}
        </Link>
      </div>
    </div>
  );
}

/** As large as the car will be. */
function WaitingCar() {
  return (
    <div className={row} data-testid="waiting-car">
      <div className={stage} />
      <div className="grid content-start gap-3 py-1">
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
