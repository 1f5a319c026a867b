import { clsx } from 'clsx';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { carName } from '../cars/card/carName.ts';
import { CarPrice } from '../cars/card/CarPrice.tsx';
import { inKilometres } from '../cars/card/inKilometres.ts';
import { carMessages } from '../cars/card/messages.ts';
import { questionAbout } from '../cars/card/questionAbout.ts';
import type { ChosenCarFragment } from '../generated/ChosenCar.ts';
import { paths } from '../paths.ts';
import { useTellQuestion } from '../ui/page/pageQuestion.ts';
import { SiteContext } from '../ui/page/siteContext.ts';
import { Picture } from '../ui/picture/Picture.tsx';
import { useMessages } from '../ui/text/useMessages.ts';

/** Picture and words beside each other where there is room for both. */
export const rowStyle = 'flex flex-wrap items-center gap-4';
export const stageStyle = 'relative aspect-[16/10] flex-[.6_1_7rem] overflow-clip rounded-picture bg-stage';
export const wordsStyle = 'min-w-0 flex-[1_1_8rem]';

interface Props {
  car: ChosenCarFragment;
  /** Where there is room for it, the picture stands above the words and takes the whole width. */
  tall?: boolean;
  /** More about the car, below its price. */
  children?: ReactNode;
}

/** The car that a form or a confirmation is about: picture, name, year, mileage and price. The page's question names it. */
export function CarSummary({ car, tall = false, children }: Props) {
  const text = useMessages(carMessages);
  const { origin } = useContext(SiteContext);
  const { cover, price } = car;
  const name = carName(car, text.unknown);
  useTellQuestion(questionAbout({ name, price }, origin + paths.car(car.id), text));
  const facts = [car.year, car.mileage !== null && inKilometres(car.mileage)].filter(Boolean);
  return (
    <div className={rowStyle}>
      <div className={clsx(stageStyle, tall ? 'lg:basis-full' : 'md:flex-none md:basis-48')}>
        <Picture
          path={cover?.path}
          placeholder={cover?.placeholder}
          alt={cover?.description ?? ''}
          sizes={tall ? '(width < 64rem) 36vw, 38vw' : '(width < 48rem) 36vw, 12rem'}
          priority
          className="size-full"
        />
      </div>
      <div className={clsx(wordsStyle, 'text-start')}>
        <h2 className="line-clamp-3 font-display text-title-sm leading-[1.2] tracking-[-0.012em] wrap-anywhere">
          <Link to={paths.car(car.id)} className="decoration-1 underline-offset-[0.2em] hover:underline">
            <bdi translate="no">{name}</bdi>
          </Link>
        </h2>
        <p className="mt-1 text-sm text-ink-2 tabular-nums">{facts.join(' · ')}</p>
        <div className="mt-1">
          <CarPrice car={car} />
        </div>
        {children}
      </div>
    </div>
  );
}
