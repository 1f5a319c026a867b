import type { ApolloClient } from '@apollo/client';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CarPageDocument, useCarPageSuspenseQuery } from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { CarPrice } from './CarPrice.tsx';
import { carName } from './carName.ts';

export async function loadCarPage(client: ApolloClient, { params }: LoaderFunctionArgs) {
  const variables = { id: params.id ?? '' };
  const { data } = await client.query({ query: CarPageDocument, variables });
  if (!data?.car) throw new Response(null, { status: 404 });
  return variables;
}

export function CarPage() {
  const { data } = useCarPageSuspenseQuery({ variables: useLoaderData<typeof loadCarPage>() });
  const car = data?.car;
  if (!car) return null;
  return (
    <main>
      <title>{carName(car)}</title>
      <p>
        <Link to={paths.buy}>Cars</Link>
      </p>
      <h1>{carName(car)}</h1>
      <CarPrice car={car} />
      {/* The gateway has made it safe (CAR-18). */}
      {car.description && <div dangerouslySetInnerHTML={{ __html: car.description }} />}
    </main>
  );
}
