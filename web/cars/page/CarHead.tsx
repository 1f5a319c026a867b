import type { CarCardFragment } from '../../generated/CarCard.ts';
import type { CarPageQuery } from '../../generated/CarPage.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { pictureUrl } from '../../ui/picture/pictureUrl.ts';
import { StructuredData } from '../../ui/page/StructuredData.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carData } from './facts/carData.ts';
import { carPageMessages } from './messages.ts';
import { carFacts, carSummary } from './carSummary.ts';
import type { CarTitle } from './carTitle.ts';
import { type CarPicture, pictureLabel } from './gallery/pictureLabel.ts';

interface Props {
  card: CarCardFragment;
  /** All data of the car, once it is loaded. */
  car: CarPageQuery['car'] | undefined;
  cover: CarPicture | undefined;
  title: CarTitle;
}

/** The head of a car's page, for search engines and link previews. */
export function CarHead({ card, car, cover, title }: Props) {
  const text = useMessages(carPageMessages);
  const summary = carSummary(card, title);
  return (
    <>
      <PageHead
        title={text.pageTitle(carFacts(card, title.name))}
        description={summary}
        path={paths.car(card.id)}
        // A car without a make is unfinished.
        indexed={card.make !== null}
        picture={
          cover && {
            url: pictureUrl(cover.path, 960, 'jpg'),
            width: 960,
            height: 600,
            alt: pictureLabel(text, title.name, cover, 0, 1),
          }
        }
      />
      {car?.make && (
        <StructuredData
          of={import.meta.env.SSR ? (origin) => carData(car, title.name, summary, origin) : undefined}
        />
      )}
    </>
  );
}
