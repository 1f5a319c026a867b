import type { ApolloClient } from '@apollo/client';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import {
  BuyPageDocument,
  type BuyPageQueryVariables,
  useBuyPageSuspenseQuery,
} from '../generated/graphql.ts';
import { paths } from '../paths.ts';
import { CarPrice } from './CarPrice.tsx';
import { carName } from './carName.ts';

export async function loadBuyPage(client: ApolloClient, { request }: LoaderFunctionArgs) {
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1);
  const variables: BuyPageQueryVariables = { first: 6, offset: (page - 1) * 6 };
  await client.query({ query: BuyPageDocument, variables });
  return variables;
}

export function BuyPage() {
  const variables = useLoaderData<typeof loadBuyPage>();
  const { data } = useBuyPageSuspenseQuery({ variables });
  const cars = data?.cars?.nodes ?? [];
  return (
    <main>
      <title>Buy a car</title>
      <h1>Cars for sale</h1>
      {cars.length === 0 && <p>No Cars Found</p>}
      <ul>
        {cars.map((car) => (
          <li key={car.id}>
            <Link to={paths.car(car.id)}>{carName(car)}</Link> <CarPrice car={car} />
          </li>
        ))}
      </ul>
    </main>
  );
}
