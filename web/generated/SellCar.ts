/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An emirate in which the dealer inspects cars. */
export type Emirate =
  /** Abu Dhabi: `abu dhabi`. */
  | 'ABU_DHABI'
  /** Dubai: `dubai`. */
  | 'DUBAI'
  /** Sharjah: `sharjah`. */
  | 'SHARJAH';

/** A regional specification: the market that a car was built for. */
export type RegionalSpecs =
  /** Canada: `CAD`. */
  | 'CANADA'
  /** Europe: `EU`. */
  | 'EU'
  /** The Gulf states (GCC): `gcc`. */
  | 'GCC'
  /** Korea: `Korean`. */
  | 'KOREA'
  /** Any other: `Others`. */
  | 'OTHER'
  /** The United States: `US`. */
  | 'US';

/** A car offered to the dealer, with its owner's contact details. Text is forwarded as entered. */
export type SellCarInput = {
  /** The version of the privacy notice that the sender accepted. */
  consent?: string | null | undefined;
  /** A description of the car. */
  description: string;
  /** The owner's email address. */
  email: string;
  /** The car's location. Replaces `emirates`. */
  emirate?: Emirate | null | undefined;
  /** The car's location: `dubai`, `abu dhabi` or `sharjah`. Send either this or `emirate`. */
  emirates?: string | null | undefined;
  /** The owner's name. */
  fullName: string;
  /**
   * A unique key of at most 200 characters, such as a UUID, generated once per submission. Repeating the same input with
   * the same key within 24 hours returns the first result and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The make, such as `BMW`. */
  make: string;
  /** The mileage in kilometres, as entered. */
  mileage: string;
  /** The owner's mobile number. */
  mobileNumber: string;
  /** The model, such as `X5`. */
  model: string;
  /** The regional specification: `gcc`, `US`, `EU`, `CAD`, `Korean` or `Others`. Send either this or `regionalSpecs`. */
  origin?: string | null | undefined;
  /** The owner's expected price, AED, as entered. */
  price: string;
  /** The regional specification. Replaces `origin`. */
  regionalSpecs?: RegionalSpecs | null | undefined;
  /** The path of the page with the form, such as `/sell`. */
  source?: string | null | undefined;
  /** Whether the owner wants to trade the car in: `yes` or `no`. */
  tradeIn?: string | null | undefined;
  /** The id of the car of the stock that it is to be valued against, if there is one. */
  wantedCar?: string | null | undefined;
  /** Whether the owner wants to trade the car in. Replaces `tradeIn`. */
  wantsTradeIn?: boolean | null | undefined;
  /** The model year, as entered. */
  year: string;
};

/** The reason why input was rejected. */
export type UserErrorCode =
  /**
   * The idempotency key or the name is already used for something else, the maximum number is reached, or nobody has to wait for
   * the car.
   */
  | 'CONFLICT'
  /** The sender is not allowed to do this. */
  | 'FORBIDDEN'
  /** A value is missing or invalid. */
  | 'INVALID'
  /** Confirm your password first. */
  | 'NOT_CONFIRMED'
  /** The car or the record does not exist or is no longer listed. */
  | 'NOT_FOUND'
  /** Too many submissions. Wait `retryAfter` seconds. */
  | 'RATE_LIMITED'
  /** The car has been sold. */
  | 'SOLD'
  /** Someone else has changed the record meanwhile. There is an error for each field that has changed. */
  | 'STALE'
  /** Invalid email address or password. */
  | 'UNAUTHENTICATED'
  /** A file has an unsupported type. The message names the file. */
  | 'WRONG_FILE_TYPE';

export type SellCarMutationVariables = Exact<{
  input: SellCarInput;
  images?: Array<File> | File | null | undefined;
}>;


export type SellCarMutation = { sellCar: { submission: { id: string | null, make: string, model: string, photoCount: number } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const SellCarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellCar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellCarInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"images"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellCar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"images"},"value":{"kind":"Variable","name":{"kind":"Name","value":"images"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SellCarMutation, SellCarMutationVariables>;
export const useSellCarMutation = (options?: useMutation.Options<SellCarMutation, SellCarMutationVariables>) =>
  useMutation(SellCarDocument, options);
