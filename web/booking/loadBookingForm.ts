import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { BookingFormDocument } from '../generated/BookingForm.ts';
import { isNotFound } from '../data/isNotFound.ts';
import { loadQuery } from '../data/loadQuery.ts';
import { carToBook } from './carToBook.ts';

/** The data of a booking form when it opens. */
export interface OpenBooking {
  /** The id of the car that it is about. The server knows it only where the address names it. */
  carId: string | null;
  /** Why the car cannot be shown: it is no longer listed, or it could not be loaded. */
  missing?: 'gone' | 'unreachable';
  /** Milliseconds since 1970; the same on the server and in the browser that hydrates the page. */
  openedAt: number;
}

/** Loads the car that the address names, or else the one that is stored on this device. */
export async function loadBookingForm(client: ApolloClient, { request }: LoaderFunctionArgs) {
  return openBooking(client, carToBook(new URL(request.url).searchParams));
}

/** Loads what a form shows of the car with this id; null: the form is about no car. */
export async function openBooking(client: ApolloClient, carId: string | null): Promise<OpenBooking> {
  const openedAt = Date.now();
  if (!carId) return { carId, openedAt };
  const { data, error } = await loadQuery(client, BookingFormDocument, { id: carId });
  if (data?.car) return { carId, openedAt };
  return { carId, openedAt, missing: isNotFound(error) ? 'gone' : 'unreachable' };
}
