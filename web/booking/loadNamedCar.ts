import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { openBooking } from './loadBookingForm.ts';

/** Loads the car that the address of a page names, such as `/contact-us?car=1`, if it names one. */
export async function loadNamedCar(client: ApolloClient, { request }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url);
  return { ...(await openBooking(client, searchParams.get('car'))), origin };
}
