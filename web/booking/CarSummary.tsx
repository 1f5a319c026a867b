import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { carName } from '../cars/card/carName.ts';
import { CarPrice } from '../cars/card/CarPrice.tsx';
import { inKilometres } from '../cars/card/formats.ts';
import { carMessages } from '../cars/card/messages.ts';
import type { ChosenCarFragment } from '../generated/ChosenCar.ts';
import { paths } from '../paths.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { useMessages } from '../ui/text/useMessages.ts';

export const rowStyle = 'grid grid-cols-[38%_minmax(0,1fr)] items-center gap-4';
export const stageStyle = 'relative aspect-[16/10] overflow-clip rounded-picture bg-stage';

interface Props {
  car: ChosenCarFragment;
  /** Where there is room for it, the picture stands above the words and takes the whole width. */
  tall?: boolean;
  /** More about the car, below its price. */
  children?: ReactNode;
}

/** The car that a form or a confirmation is about: picture, name, year, mileage and price. */
export function CarSummary({ car, tall = false, children }: Props) {
  const { unknown } = useMessages(carMessages);
  const { cover } = car;
  const facts = [car.year, car.mileage !== null && inKilometres(car.mileage)].filter(Boolean);
  return (
    <div className={clsx(rowStyle, tall ? 'lg:grid-cols-1 lg:gap-5' : 'md:grid-cols-[12rem_minmax(0,1fr)]')}>
      <div className={stageStyle}>
        <Picture
          path={cover?.path}
          placeholder={cover?.placeholder}
          alt={cover?.description ?? ''}
          sizes={tall ? '(width < 981px) 36vw, 38vw' : '(width < 768px) 36vw, 12rem'}
          priority
          className="size-full"
        />
      </div>
      <div className="min-w-0 text-start">
        <h2 className="line-clamp-3 font-display text-title-sm leading-[1.2] tracking-[-0.012em] wrap-anywhere">
          <Link to={paths.car(car.id)} className="decoration-1 underline-offset-[0.2em] hover:underline">
            <bdi>{carName(car, unknown)}</bdi>
          </Link>
        </h2>
        <p className="num mt-1 text-sm text-ink-2">{facts.join(' · ')}</p>
        <div className="mt-1">
          <CarPrice car={car} />
        </div>
        {children}
      </div>
    </div>
  );
}
