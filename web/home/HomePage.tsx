import type { ApolloClient } from '@apollo/client';
import { HomePageDocument, useHomePageSuspenseQuery } from '../generated/graphql.ts';
import { loadQuery } from '../loadQuery.ts';
import { NewsletterBand } from '../newsletter/NewsletterBand.tsx';
import { useText } from '../ui/useText.ts';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { LatestArrivals } from './LatestArrivals.tsx';
import { LogoStrip } from './LogoStrip.tsx';
import { homeMessages } from './messages.ts';
import { WhyUs } from './WhyUs.tsx';

export async function loadHomePage(client: ApolloClient) {
  await loadQuery(client, HomePageDocument, {});
  return null;
}

/** `/`. A list that could not be reached is null; the other sections stand. */
export function HomePage() {
  const text = useText(homeMessages);
  const { data } = useHomePageSuspenseQuery();
  return (
    <>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      <Hero />
      <Figures />
      <WhyUs />
      <LatestArrivals forSale={data?.featuredCars} forTestDrive={data?.testDriveCars} />
      <LogoStrip logos={data?.logos ?? []} />
      <NewsletterBand />
    </>
  );
}
