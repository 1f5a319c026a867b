/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a new car should have, or what to look at, before it is published. */
export type DraftAdvice =
  /** The VIN may be mistyped. */
  | 'DOUBTFUL_VIN'
  /** There is no description. */
  | 'NO_DESCRIPTION'
  /** There is no mileage. */
  | 'NO_MILEAGE'
  /** There is no picture. */
  | 'NO_PICTURES';

/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
  | 'SOLD';

/** A value of a car that the staff may change. An error of such a value has its name in `field`. */
export type StockField =
  /** The accidents that are known. */
  | 'ACCIDENT_HISTORY'
  /** The body type. */
  | 'BODY_TYPE'
  /** What is left of the brakes. */
  | 'BRAKES'
  /** The number of cylinders. */
  | 'CYLINDERS'
  /** The description, HTML. */
  | 'DESCRIPTION'
  /** The price after the discount, AED. */
  | 'DISCOUNTED_PRICE'
  /** The number of doors. */
  | 'DOORS'
  /** The driven wheels. */
  | 'DRIVE'
  /** The engine in words. */
  | 'ENGINE'
  /** The colour of the body. */
  | 'EXTERIOR_COLOR'
  /** Whether it is shown among the featured cars: yes or no. */
  | 'FEATURED'
  /** The fuel. */
  | 'FUEL_TYPE'
  /** What is not as new, a line for each, with the name of the picture's file in brackets: `Stone chip [chip.jpg]`. `None` says that there is nothing. */
  | 'IMPERFECTIONS'
  /** Who inspected it. */
  | 'INSPECTED_BY'
  /** The day of the inspection, or only its month, ISO 8601. */
  | 'INSPECTED_ON'
  /** The address of the report of the inspection. */
  | 'INSPECTION_REPORT'
  /** The colour of the interior. */
  | 'INTERIOR_COLOR'
  /** The number of keys. */
  | 'KEYS'
  /** Where it stands. */
  | 'LOCATION'
  /** The make. */
  | 'MAKE'
  /** Kilometres. */
  | 'MILEAGE'
  /** The model. */
  | 'MODEL'
  /** The monthly instalment, AED. */
  | 'MONTHLY_INSTALMENT'
  /** The price before any discount, AED. */
  | 'ORIGINAL_PRICE'
  /** The number of previous owners. */
  | 'OWNERS'
  /** How thick the paint is in micrometres, a line for each panel: `front left wing: 110`. */
  | 'PAINT_READINGS'
  /** The power in horsepower. */
  | 'POWER'
  /** The market that the car was built for. */
  | 'REGIONAL_SPECS'
  /** The registration. */
  | 'REGISTRATION'
  /** Who sells it. */
  | 'SALESPERSON'
  /** Whether it is for sale: available, reserved or sold. */
  | 'SALE_STATUS'
  /** The number of seats. */
  | 'SEATS'
  /** Where and how it was serviced. */
  | 'SERVICE_HISTORY'
  /** The features, a line for each. A cross before one says that the car lacks it. */
  | 'SPECIFICATIONS'
  /** The address of a viewer that shows the car all the way round. Of a view in pictures, how many there are. */
  | 'SPIN'
  /** The side of the steering wheel. */
  | 'STEERING'
  /** The dealer's stock number, by which files know the car. It is entered once, before the car is published. */
  | 'STOCK_NUMBER'
  /** Whether it is available for a test drive: yes or no. */
  | 'TEST_DRIVE'
  /** The headline. */
  | 'TITLE'
  /** The gearbox. */
  | 'TRANSMISSION'
  /** The trim. */
  | 'TRIM'
  /** The tyres in words. */
  | 'TYRES'
  /** The depth of the tread of the most worn tyre, millimetres. */
  | 'TYRE_TREAD'
  /** The year in which the oldest tyre was made. */
  | 'TYRE_YEAR'
  /** The address of a video: a page of YouTube or Vimeo, or an MP4 or WebM file. */
  | 'VIDEO'
  /** The vehicle identification number. It is entered once, before the car is published. */
  | 'VIN'
  /** The warranty in words. */
  | 'WARRANTY'
  /** The last day of the warranty, or only its month, ISO 8601. */
  | 'WARRANTY_UNTIL'
  /** The model year. */
  | 'YEAR';

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

/** A value of a car that is to be that of the imported file again. */
export type UseSheetValueInput = {
  /** Which value. Prices, and make, model and trim, end together. */
  field: StockField;
  /** The car. */
  id: string;
  /** The revision that the change is based on. */
  revision: number;
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

export type UseSheetValueMutationVariables = Exact<{
  input: UseSheetValueInput;
}>;


export type UseSheetValueMutation = { useSheetValue: { car: { withdrawnByHand: boolean | null, isImported: boolean | null, updatedAt: string | null, id: string, revision: number, stockNumber: string | null, name: string, year: number | null, mileage: number | null, price: number | null, status: SaleStatus, daysInStock: number, withdrawnAt: string | null, cover: string | null, pictureCount: number, enquiryCount: number, gaps: Array<StockGap>, values: Array<{ field: StockField, text: string, sheet: string | null, differs: boolean }> | null, draft: { revision: number, isNew: boolean, changeCount: number, missing: Array<StockField>, advice: Array<DraftAdvice>, changedBy: string, changedAt: string, values: Array<{ field: StockField, text: string, base: string }> | null, conflicts: Array<{ field: StockField, yours: string, current: string }> | null, problems: Array<{ field: StockField, message: string, car: { id: string, name: string } | null }> | null } | null } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const UseSheetValueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseSheetValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseSheetValueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useSheetValue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"car"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockCarFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftMarkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockCar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"daysInStock"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"cover"}},{"kind":"Field","name":{"kind":"Name","value":"pictureCount"}},{"kind":"Field","name":{"kind":"Name","value":"enquiryCount"}},{"kind":"Field","name":{"kind":"Name","value":"gaps"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftMarkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockCarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StockCar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockRowFields"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawnByHand"}},{"kind":"Field","name":{"kind":"Name","value":"isImported"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sheet"}},{"kind":"Field","name":{"kind":"Name","value":"differs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DraftMarkFields"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conflicts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"yours"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"car"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<UseSheetValueMutation, UseSheetValueMutationVariables>;
export const useUseSheetValueMutation = (options?: useMutation.Options<UseSheetValueMutation, UseSheetValueMutationVariables>) =>
  useMutation(UseSheetValueDocument, options);
