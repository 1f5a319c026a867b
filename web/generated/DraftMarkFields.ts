/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type DraftMarkFieldsFragment = { revision: number, isNew: boolean, changeCount: number, missing: Array<StockField>, advice: Array<DraftAdvice>, changedBy: string, changedAt: string };

export const DraftMarkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DraftMarkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"changeCount"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<DraftMarkFieldsFragment, unknown>;