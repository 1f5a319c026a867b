import type { ApolloClient } from '@apollo/client';
import { HomePageDocument, type HomePageQuery, useHomePageSuspenseQuery } from '../generated/HomePage.ts';
import { dealerData } from '../dealer/dealerData.ts';
import { isEmpty, loadNewestCars } from '../cars/newest/NewestCars.tsx';
import { loadQuery } from '../data/loadQuery.ts';
import { NewsletterBand } from '../newsletter/NewsletterBand.tsx';
import { paths } from '../paths.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { People } from '../showroom/People.tsx';
import { Reviews } from '../showroom/Reviews.tsx';
import { PageHead } from '../ui/page/PageHead.tsx';
import { Slice } from '../ui/page/Slice.tsx';
import { StructuredData } from '../ui/page/StructuredData.tsx';
import { Bands } from './Bands.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { HomeFinder } from './HomeFinder.tsx';
import { LatestArrivals } from './LatestArrivals.tsx';
import { LogoStrip } from './LogoStrip.tsx';
import { homeMessages } from './messages.ts';
import { Showroom } from './Showroom.tsx';
import { WhyUs } from './WhyUs.tsx';

async function loadHomePage(client: ApolloClient) {
  const { data } = await loadQuery(client, HomePageDocument, {});
  if (isEmpty(notSold(data?.featuredCars)) || isEmpty(data?.testDriveCars)) await loadNewestCars(client);
  return null;
}

/** A featured car may have been sold since it was featured. */
function notSold(cars: HomePageQuery['featuredCars'] | undefined) {
  return cars?.filter(({ sold }) => !sold);
}

/** `/`. A list that could not be loaded is null; the other sections are shown. */
function HomePage() {
  const text = useMessages(homeMessages);
  const { data } = useHomePageSuspenseQuery();
  return (
    <>
      <PageHead title={text.title} description={text.description} path={paths.home} />
      <StructuredData of={import.meta.env.SSR ? dealerData : undefined} />
      <Hero />
      <Slice>
        <HomeFinder counts={data?.cars?.facets} />
        <WhyUs />
      </Slice>
      <Slice>
        <LatestArrivals
          forSale={notSold(data?.featuredCars)}
          forTestDrive={data?.testDriveCars}
          counted={data}
        />
      </Slice>
      <Slice>
        <LogoStrip logos={data?.logos ?? []} />
        <Bands />
      </Slice>
      <Slice>
        <Showroom />
        <People className="wrap pt-section" />
        <Figures forSale={data?.cars?.totalCount} />
        <Reviews className="wrap pt-section" />
      </Slice>
      <Slice>
        <NewsletterBand />
      </Slice>
    </>
  );
}

export { HomePage as Component, loadHomePage as load };
