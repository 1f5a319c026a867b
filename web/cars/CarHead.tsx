import type { CarCardFragment, CarPageQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { pictureUrl } from '../ui/pictureUrl.ts';
import { StructuredData } from '../ui/StructuredData.tsx';
import { useText } from '../ui/useText.ts';
import { carData } from './carData.ts';
import { carPageMessages } from './carPageMessages.ts';
import { carSummary } from './carSummary.ts';
import type { CarTitle } from './carTitle.ts';
import { pictureWords } from './pictureWords.ts';

interface Props {
  card: CarCardFragment;
  /** The whole of it, when it is known. */
  car: CarPageQuery['car'] | undefined;
  title: CarTitle;
}

/** What the page of a car says to search engines and to previews of links. */
export function CarHead({ card, car, title }: Props) {
  const text = useText(carPageMessages);
  const summary = carSummary(card, title);
  const cover = car?.images[0] ?? card.cover;
  return (
    <>
      <PageHead
        title={title.name}
        description={summary}
        path={paths.car(card.id)}
        picture={
          cover
            ? {
                url: pictureUrl(cover.path, 960, 'jpg'),
                width: 960,
                height: 600,
                alt: pictureWords(text, title.name, cover, 0, 1),
              }
            : undefined
        }
      />
      {car && <StructuredData of={(origin) => carData(car, title.name, summary, origin)} />}
    </>
  );
}
