import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CarPageDocument, useCarPageSuspenseQuery } from '../../generated/CarPage.ts';
import { isGone, isNotFound } from '../../data/isNotFound.ts';
import { Gone } from '../../errors/Gone.tsx';
import { NotFound } from '../../errors/NotFound.tsx';
import { paths } from '../../paths.ts';
import { isOld, renewQuery } from '../../data/renewQuery.ts';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { RetryButton } from '../../ui/control/RetryButton.tsx';
import { Slice } from '../../ui/page/Slice.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { listPaths } from '../addresses/listPaths.ts';
import { ActionBar } from './ActionBar.tsx';
import { cardOf } from '../actions/cardOf.ts';
import { forgetCar } from '../actions/forgetCar.ts';
import { CarCondition } from './condition/CarCondition.tsx';
import { CarDescription } from './CarDescription.tsx';
import { CarFacts } from './facts/CarFacts.tsx';
import { CarFeatures } from './facts/CarFeatures.tsx';
import { CarGallery } from './gallery/CarGallery.tsx';
import { CarHead } from './CarHead.tsx';
import { CarHistory } from './CarHistory.tsx';
import { CarOffer } from './CarOffer.tsx';
import { CarMedia } from './media/CarMedia.tsx';
import { MediaLinks } from './media/MediaLinks.tsx';
import { carPageMessages } from './messages.ts';
import { CarSpecification } from './facts/CarSpecification.tsx';
import { carTitle } from './carTitle.ts';
import { carMessages } from '../card/messages.ts';
import { questionAbout } from '../card/questionAbout.ts';
import { PaymentCalculator } from '../payment/PaymentCalculator.tsx';
import { useLoadedFragment } from '../../data/pageData/useLoadedFragment.ts';
import { RecentlyViewed } from '../recent/RecentlyViewed.tsx';
import { rememberPage } from '../recent/lastSeen.ts';
import { rememberCar } from '../recent/recentCars.ts';
import { SheetFoot } from './SheetFoot.tsx';
import { SimilarCars } from './SimilarCars.tsx';

/** The facts that lists do not load, for a car whose own data could not be loaded. */
const nothing = { transmission: null, fuelType: null };

/** A car that a list has loaded is shown at once, from the cache. For any other car, the page waits for the answer. */
async function loadCarPage(client: ApolloClient, { params, request }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const page = { query: CarPageDocument, variables: { id } };
  // The cache remembers what it has read for the page, also where a part of it is missing.
  const known = client.readQuery({ ...page, optimistic: true }) !== null;
  if (isOld(client, CarPageDocument, { id }, known)) void renew(client, id);
  if (!client.readFragment({ ...cardOf(id), optimistic: true })) {
    // A car that could not be loaded before may be available now.
    const { data, error } = await client.query({ ...page, fetchPolicy: 'network-only' });
    if (isGone(error)) throw new Response(null, { status: 410 });
    if (!data?.car) throw new Response(null, { status: error && !isNotFound(error) ? 503 : 404 });
  }
  return { id, address: new URL(request.url).origin + paths.car(id) };
}

/** Loads a car again that is shown from the cache; one that is no longer listed leaves the page. */
async function renew(client: ApolloClient, id: string) {
  const error = await renewQuery(client, CarPageDocument, { id });
  if (isNotFound(error)) forgetCar(client, id);
}

function CarPage() {
  const { id, address } = useLoaderData<typeof loadCarPage>();
  return <Car key={id} id={id} address={address} />;
}

function Car({ id, address }: { id: string; address: string }) {
  const text = useMessages(carPageMessages);
  const labels = useMessages(carMessages);
  const { unknown } = labels;
  const { data, dataState, error, refetch } = useCarPageSuspenseQuery({
    variables: { id },
    returnPartialData: true,
  });
  const { data: card, complete } = useLoadedFragment(cardOf(id));
  const listed = complete && !isNotFound(error);
  const seenAs = listed ? carTitle(card, undefined, unknown).name : '';
  useEffect(() => {
    if (!seenAs) return;
    rememberCar(id);
    rememberPage({ kind: 'car', to: paths.car(id), name: seenAs });
  }, [id, seenAs]);
  // The loader had the car, and it has left the cache since.
  if (isGone(error) || !complete) return <Gone />;
  if (!listed) return <NotFound />;
  const car = dataState === 'complete' ? data.car : undefined;
  const failed = !car && error !== undefined;
  const waiting = !car && !failed;
  const title = carTitle(card, car?.title, unknown);
  const { price } = card;
  const listOf = card.make ? listPaths.make(card.make.name) : undefined;
  const question = questionAbout({ name: title.name, price }, address, labels);
  const pictures = car?.images ?? (card.cover ? [card.cover] : []);
  const known = failed ? { ...nothing, ...card } : (car ?? card);
  return (
    <div data-car data-loading={waiting || undefined} className="wrap pb-section">
      <CarHead card={card} car={car} cover={pictures[0]} title={title} />
      <Breadcrumb
        label={text.breadcrumb}
        above={[
          { label: text.home, to: paths.home },
          { label: text.cars, to: paths.buy },
        ]}
        here={card.make?.name ?? unknown}
        within={listOf ? { to: listOf, page: title.name } : undefined}
        indexed={card.make !== null}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_min(20rem,45%)] lg:grid-rows-[auto_1fr] lg:gap-y-12 print:gap-y-4 xl:grid-cols-[minmax(0,1fr)_min(23.5rem,45%)] xl:gap-x-[clamp(2rem,4.5vw,5rem)]">
        <Slice>
          <CarGallery name={title.name} pictures={pictures} waiting={waiting}>
            {car && <MediaLinks car={car} />}
          </CarGallery>
        </Slice>
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch print:gap-3">
          <Slice>
            <CarOffer
              car={card}
              title={title}
              waiting={waiting}
              question={question}
              address={address}
              former={car ?? undefined}
              salesperson={car?.salesperson}
              alerts={data?.searchAlertTerms}
            />
          </Slice>
        </div>
        <div className="grid gap-12 md:gap-16 print:gap-4" aria-busy={waiting}>
          <Slice>
            <CarFacts car={known} />
            {!failed && <CarSpecification car={known} />}
            {car && <CarMedia car={car} name={title.name} poster={pictures[0]?.path} />}
            {car && <CarCondition car={car} question={question} />}
            {car && <CarHistory car={car} />}
            {car && <CarFeatures car={car} />}
            {car?.description && <CarDescription html={car.description} />}
          </Slice>
          <Slice>
            {!card.sold && !!price && (
              <PaymentCalculator carId={id} price={price} listed={card.monthlyInstalment} />
            )}
          </Slice>
          {failed && <Incomplete retry={() => void refetch()} />}
        </div>
      </div>
      <SheetFoot id={id} />
      <div className="mt-16 grid grid-cols-[minmax(0,1fr)] gap-16 md:mt-24 md:gap-24 print:hidden">
        <Slice>{car && <SimilarCars car={car} />}</Slice>
        <Slice>
          <RecentlyViewed except={[id]} />
        </Slice>
      </div>
      <ActionBar car={card} question={question} />
    </div>
  );
}

/** Shown in place of the details that could not be loaded, for a car that is known from a list. */
function Incomplete({ retry }: { retry: () => void }) {
  const text = useMessages(carPageMessages);
  return (
    <div role="alert" className="grid justify-items-start gap-4 rounded-picture border border-line p-6">
      <p>{text.incomplete}</p>
      <RetryButton retry={retry} />
    </div>
  );
}

export { CarPage as Component, loadCarPage as load };
