/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Names a picture of a car, and the revision that a change is based on. */
export type CarPictureInput = {
  /** The car. */
  id: string;
  /** The id of the picture. */
  picture: string;
  /** The revision that the change is based on. */
  revision: number;
};

/** A part of a car that pictures show. */
export type PictureGroup =
  /** Details, such as a wheel or the engine. */
  | 'DETAILS'
  /** Marks of use, such as a scratch. */
  | 'IMPERFECTIONS'
  /** The cabin. */
  | 'INSIDE'
  /** The car from outside. */
  | 'OUTSIDE';

/** What a car lacks. A sold car lacks nothing, but its file may differ. */
export type StockGap =
  /** There are fewer than eight pictures, but some. */
  | 'FEW_PICTURES'
  /** There is no description. */
  | 'NO_DESCRIPTION'
  /** There is no make. */
  | 'NO_MAKE'
  /** There is no picture. */
  | 'NO_PICTURES'
  /** There is no price. */
  | 'NO_PRICE'
  /** It has been for sale for more than 60 days. */
  | 'OVER_60_DAYS'
  /** The last file has another value than what somebody has typed. */
  | 'SHEET_DIFFERS';

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

export type RemoveCarPictureMutationVariables = Exact<{
  input: CarPictureInput;
}>;


export type RemoveCarPictureMutation = { removeCarPicture: { car: { id: string, revision: number, draftId: string | null, cover: string | null, pictureCount: number, gaps: Array<StockGap>, pictures: Array<{ id: string, path: string, fileName: string, description: string | null, group: PictureGroup | null }> | null, sheetPictures: { differs: boolean, pictures: Array<{ id: string, path: string, fileName: string, description: string | null, group: PictureGroup | null }> } | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const RemoveCarPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCarPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCarPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"car"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPicturesFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockPictureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockPicture"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPicturesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockCar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"draftId"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"pictureCount"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockPictureFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sheetPictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"differs"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockPictureFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<RemoveCarPictureMutation, RemoveCarPictureMutationVariables>;
export const useRemoveCarPictureMutation = (options?: useMutation.Options<RemoveCarPictureMutation, RemoveCarPictureMutationVariables>) =>
  useMutation(RemoveCarPictureDocument, options);
