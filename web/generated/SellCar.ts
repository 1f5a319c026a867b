/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An emirate in which the dealer looks at cars. */
export type Emirate =
  /** It is `abu dhabi`. */
  | 'ABU_DHABI'
  /** It is `dubai`. */
  | 'DUBAI'
  /** It is `sharjah`. */
  | 'SHARJAH';

/** The market that a car was made for. */
export type RegionalSpecs =
  /** Canada: `CAD`. */
  | 'CANADA'
  /** Europe: `EU`. */
  | 'EU'
  /** The states of the Gulf: `gcc`. */
  | 'GCC'
  /** Korea: `Korean`. */
  | 'KOREA'
  /** Any other: `Others`. */
  | 'OTHER'
  /** The United States: `US`. */
  | 'US';

/** A car that its owner offers to the dealer, and how to reach the owner. Texts are passed on as they were typed. */
export type SellCarInput = {
  /** The version of the text about personal data that the sender agreed to. */
  consent?: string | null | undefined;
  /** What else there is to know about the car. */
  description: string;
  /** The owner's email address. */
  email: string;
  /** Where the car is, in the place of `emirates`. */
  emirate?: Emirate | null | undefined;
  /** Where the car is: `dubai`, `abu dhabi` or `sharjah`. Send it or `emirate`. */
  emirates?: string | null | undefined;
  /** The owner's name. */
  fullName: string;
  /**
   * A text of at most 200 characters that the sender makes once for what is entered, such as a UUID. The same key with
   * the same input, sent again within 24 hours, gives the first answer and stores nothing new.
   */
  idempotencyKey?: string | null | undefined;
  /** The make, such as `BMW`. */
  make: string;
  /** Kilometres driven, as typed. */
  mileage: string;
  /** The owner's mobile number. */
  mobileNumber: string;
  /** The model, such as `X5`. */
  model: string;
  /** The market that the car was made for: `gcc`, `US`, `EU`, `CAD`, `Korean` or `Others`. Send it or `regionalSpecs`. */
  origin?: string | null | undefined;
  /** The price that the owner hopes for, AED, as typed. */
  price: string;
  /** The market that the car was made for, in the place of `origin`. */
  regionalSpecs?: RegionalSpecs | null | undefined;
  /** The path of the page that it was sent from, such as `/sell`. */
  source?: string | null | undefined;
  /** Whether the owner wants another car in exchange: `yes` or `no`. */
  tradeIn?: string | null | undefined;
  /** Whether the owner wants another car in exchange, in the place of `tradeIn`. */
  wantsTradeIn?: boolean | null | undefined;
  /** The model year, as typed. */
  year: string;
};

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

export type SellCarMutationVariables = Exact<{
  input: SellCarInput;
  images?: Array<File> | File | null | undefined;
}>;


export type SellCarMutation = { sellCar: { submission: { id: string | null, make: string, model: string, photoCount: number } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const SellCarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellCar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellCarInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"images"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellCar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"images"},"value":{"kind":"Variable","name":{"kind":"Name","value":"images"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submission"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"photoCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SellCarMutation, SellCarMutationVariables>;
export const useSellCarMutation = (options?: useMutation.Options<SellCarMutation, SellCarMutationVariables>) =>
  useMutation(SellCarDocument, options);
