/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which cars are asked for. Every part narrows; one that is left out does not, and neither does an empty list or text. */
export type CarFilter = {
  /** True: only cars that are not sold. */
  availableNow?: boolean | null | undefined;
  /** Body types, in any case: a car of any of them. */
  bodyTypes?: Array<string> | null | undefined;
  /** Names of makes, in any case: a car of any of them. */
  makes?: Array<string> | null | undefined;
  /** Kilometres driven. */
  mileage?: IntRange | null | undefined;
  /** The id of a `Model`. */
  model?: string | null | undefined;
  /** Instalment, AED a month. */
  monthlyInstalment?: IntRange | null | undefined;
  /** The price that is asked, AED. A car without a price is in no range. */
  price?: IntRange | null | undefined;
  /**
   * What somebody types to find cars: words of make, model, trim, colour, body type, year, fuel, market, cylinders (`v8`) and
   * headline, with everyday names (`benz`, `g wagon`), small typing errors and bounds of price, instalment, year and mileage
   * (`suv under 200k`, `100k to 150k`, `2000 a month`, `2015-2018`, `2019 or newer`, `50,000 km`). An amount of money or a distance
   * alone is a maximum, `low mileage` is at most 40,000 km, and `test drive` leaves the cars that can be test-driven. A car must
   * have each. Where no car has the last word as it stands, or with a `*` behind it (`porsche 9*`), it is the beginning of a word.
   */
  search?: string | null | undefined;
  /** Sale statuses: a car of any of them. */
  status?: Array<SaleStatus> | null | undefined;
  /** Stock numbers, at most 100: the cars that the dealer keeps under any of them. */
  stockNumbers?: Array<string> | null | undefined;
  /** Words that must all stand in the car's title, make, model or trim, in any case. */
  title?: string | null | undefined;
  /**
   * Only cars of which something changed at this moment or later, and those of which nobody knows when. Who asks again and again
   * asks for a minute more than has passed, as a change can be read a moment after its time. Cars that were withdrawn are in no
   * list: `carChanges` tells them too, and misses nothing.
   */
  updatedSince?: string | null | undefined;
  /** Model year. */
  year?: IntRange | null | undefined;
};

/** A search that is to be saved. */
export type CreateSearchAlertInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** The address to write to. */
  email: string;
  /** Which cars to tell of; one part of it at least must narrow. Sold cars are never told of. */
  filter: CarFilter;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
};

/** A range of whole numbers. Both ends belong to it; an end that is left out is open. Negative numbers are refused. */
export type IntRange = {
  /** The largest number. */
  max?: number | null | undefined;
  /** The smallest number. */
  min?: number | null | undefined;
};

/** Whether a car can be bought. */
export type SaleStatus =
  /** It can be bought. */
  | 'AVAILABLE'
  /** Somebody has reserved it. */
  | 'RESERVED'
  /** It is sold. */
  | 'SOLD';

/** What is wrong with what was sent. */
export type UserErrorCode =
  /** The same idempotency key, or the same name, was used for something else before; or there are as many as there may be. */
  | 'CONFLICT'
  /** This may not be done, or not by this sender. */
  | 'FORBIDDEN'
  /** A value is missing or not acceptable. */
  | 'INVALID'
  /** The thing that it is about does not exist, or is no longer listed. */
  | 'NOT_FOUND'
  /** Too much was sent in a short time. `retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** The email address or the password is wrong. */
  | 'UNAUTHENTICATED'
  /** A file is not of an accepted type. The message names it. */
  | 'WRONG_FILE_TYPE';

export type CreateSearchAlertMutationVariables = Exact<{
  input: CreateSearchAlertInput;
}>;


export type CreateSearchAlertMutation = { createSearchAlert: { message: string | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const CreateSearchAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSearchAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSearchAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSearchAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<CreateSearchAlertMutation, CreateSearchAlertMutationVariables>;
export const useCreateSearchAlertMutation = (options?: useMutation.Options<CreateSearchAlertMutation, CreateSearchAlertMutationVariables>) =>
  useMutation(CreateSearchAlertDocument, options);
