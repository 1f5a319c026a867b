/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Names an import, and the revision that a change is based on. */
export type CarImportInput = {
  /** The import. */
  id: string;
  /** The revision that the change is based on. */
  revision: number;
};

/** What a column of a file with cars means. */
export type ImportField =
  /** The accidents that are known. */
  | 'ACCIDENT_HISTORY'
  /** The condition of the body. */
  | 'BODY_CONDITION'
  /** The body type. */
  | 'BODY_TYPE'
  /** What is left of the brakes. */
  | 'BRAKES'
  /** The number of cylinders. */
  | 'CYLINDERS'
  /** The description. */
  | 'DESCRIPTION'
  /** The price after the discount. */
  | 'DISCOUNTED_PRICE'
  /** The number of doors. */
  | 'DOORS'
  /** The driven wheels. */
  | 'DRIVE'
  /** The engine. */
  | 'ENGINE'
  /** The colour of the body. */
  | 'EXTERIOR_COLOR'
  /** Whether it is among the featured cars. */
  | 'FEATURED'
  /** The features. */
  | 'FEATURES'
  /** The fuel. */
  | 'FUEL_TYPE'
  /** The power in horsepower. */
  | 'HORSEPOWER'
  /** Addresses of pictures. The only meaning that several columns may have. */
  | 'IMAGES'
  /** The imperfections. */
  | 'IMPERFECTIONS'
  /** Who inspected it. */
  | 'INSPECTED_BY'
  /** The day of the inspection. */
  | 'INSPECTED_ON'
  /** The address of the report of the inspection. */
  | 'INSPECTION_REPORT'
  /** The colour of the interior. */
  | 'INTERIOR_COLOR'
  /** The number of keys. */
  | 'KEYS'
  /** The day of the advert. */
  | 'LISTED_ON'
  /** Where it stands. */
  | 'LOCATION'
  /** The make. */
  | 'MAKE'
  /** The mechanical condition. */
  | 'MECHANICAL_CONDITION'
  /** The mileage. */
  | 'MILEAGE'
  /** The unit of the mileage. */
  | 'MILEAGE_UNIT'
  /** The model. */
  | 'MODEL'
  /** The monthly instalment. */
  | 'MONTHLY_INSTALMENT'
  /** The number of previous owners. */
  | 'OWNERS'
  /** The paint of this panel: bonnet. */
  | 'PAINT_BONNET'
  /** The paint of this panel: boot. */
  | 'PAINT_BOOT'
  /** The paint of this panel: front left door. */
  | 'PAINT_FRONT_LEFT_DOOR'
  /** The paint of this panel: front left wing. */
  | 'PAINT_FRONT_LEFT_WING'
  /** The paint of this panel: front right door. */
  | 'PAINT_FRONT_RIGHT_DOOR'
  /** The paint of this panel: front right wing. */
  | 'PAINT_FRONT_RIGHT_WING'
  /** The paint of this panel: rear left door. */
  | 'PAINT_REAR_LEFT_DOOR'
  /** The paint of this panel: rear left wing. */
  | 'PAINT_REAR_LEFT_WING'
  /** The paint of this panel: rear right door. */
  | 'PAINT_REAR_RIGHT_DOOR'
  /** The paint of this panel: rear right wing. */
  | 'PAINT_REAR_RIGHT_WING'
  /** The paint of this panel: roof. */
  | 'PAINT_ROOF'
  /** The price before any discount. */
  | 'PRICE'
  /** The market that the car was built for. */
  | 'REGIONAL_SPECS'
  /** The registration. */
  | 'REGISTRATION'
  /** Who sells it. */
  | 'SALESPERSON'
  /** The number of seats. */
  | 'SEATS'
  /** Where and how it was serviced. */
  | 'SERVICE_HISTORY'
  /** Whether it is sold. */
  | 'SOLD'
  /** The address of a 360 view, or those of its pictures. */
  | 'SPIN'
  /** Whether it is for sale. */
  | 'STATUS'
  /** The side of the steering wheel. */
  | 'STEERING'
  /** The stock number. */
  | 'STOCK_NUMBER'
  /** Whether it is available for a test drive. */
  | 'TEST_DRIVE'
  /** The headline. */
  | 'TITLE'
  /** The gearbox. */
  | 'TRANSMISSION'
  /** The trim. */
  | 'TRIM'
  /** The tyres in words. */
  | 'TYRES'
  /** The depth of the tread. */
  | 'TYRE_TREAD'
  /** The year of the tyres. */
  | 'TYRE_YEAR'
  /** The address of a video. */
  | 'VIDEO'
  /** The whole VIN. */
  | 'VIN'
  /** The warranty. */
  | 'WARRANTY'
  /** The last day of the warranty. */
  | 'WARRANTY_UNTIL'
  /** The model year. */
  | 'YEAR';

/** What is being imported. */
export type ImportPhase =
  /** The pictures that the rows name. */
  | 'PICTURES'
  /** The rows of the file. */
  | 'ROWS';

/** A kind of row that can be looked at. */
export type ImportRowKind =
  /** Of new cars. */
  | 'ADDED'
  /** Of changed cars, with what has changed. */
  | 'CHANGED'
  /** Of cars that keep values which were changed by hand. */
  | 'KEPT'
  /** Of cars that stay withdrawn. */
  | 'KEPT_WITHDRAWN'
  /** Of imported cars, with what could not be read, and of those whose pictures stay as a person has arranged them. */
  | 'NOTES'
  /** Pictures that could not be fetched. */
  | 'PICTURES'
  /** Refused ones, with the reason. */
  | 'REFUSED'
  /** Withdrawn cars. */
  | 'WITHDRAWN';

/** Where an import stands. */
export type ImportState =
  /** Somebody has ended it. What was imported by then stays. */
  | 'CANCELLED'
  /** A dry run has said what it would do. */
  | 'CHECKED'
  /** A dry run is being done. */
  | 'CHECKING'
  /** It is imported. */
  | 'DONE'
  /** It has failed. It can be run again. */
  | 'FAILED'
  /** Its process has ended before it was done. It can be run again: nothing is imported twice. */
  | 'INTERRUPTED'
  /** Its file is there, and can be checked. */
  | 'READY'
  /** It is being imported. */
  | 'RUNNING';

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

export type CancelCarImportMutationVariables = Exact<{
  input: CarImportInput;
}>;


export type CancelCarImportMutation = { cancelCarImport: { carImport: { id: string, revision: number, at: string, by: string, fileName: string, size: number, encoding: string, state: ImportState, mustBeForced: string | null, complete: boolean, force: boolean, overwrite: Array<ImportField>, isCancelling: boolean, hasFile: boolean, problem: { message: string, canBeForced: boolean } | null, columns: Array<{ name: string, meaning: ImportField | null, samples: Array<string> }>, progress: { phase: ImportPhase, done: number, total: number, isWaiting: boolean } | null, counts: { rows: number, added: number, changed: number, unchanged: number, withdrawn: number, refused: number, kept: number, keptWithdrawn: number } | null, pictures: { added: number, kept: number, removed: number, failed: number } | null, rowCounts: Array<{ kind: ImportRowKind, count: number }> } | null, userErrors: Array<{ field: string | null, message: string, code: UserErrorCode }> } | null };


export const CancelCarImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCarImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CarImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCarImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarImportFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CarImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"problem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"canBeForced"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mustBeForced"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"force"}},{"kind":"Field","name":{"kind":"Name","value":"overwrite"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phase"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"keptWithdrawn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rowCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCancelling"}},{"kind":"Field","name":{"kind":"Name","value":"hasFile"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<CancelCarImportMutation, CancelCarImportMutationVariables>;
export const useCancelCarImportMutation = (options?: useMutation.Options<CancelCarImportMutation, CancelCarImportMutationVariables>) =>
  useMutation(CancelCarImportDocument, options);
