/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, type useQuery, type useSuspenseQuery, type SkipToken } from '@apollo/client/react';
import { useKnownQuery } from '../data/pageData/useKnownQuery.ts';
import { useLoadedQuery } from '../data/pageData/useLoadedQuery.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A panel of a car. Left and right are those of the driver. */
export type PaintPanel =
  /** The bonnet. */
  | 'BONNET'
  /** The boot lid or tailgate. */
  | 'BOOT'
  /** The front left door. */
  | 'FRONT_LEFT_DOOR'
  /** The front left wing. */
  | 'FRONT_LEFT_WING'
  /** The front right door. */
  | 'FRONT_RIGHT_DOOR'
  /** The front right wing. */
  | 'FRONT_RIGHT_WING'
  /** The rear left door. */
  | 'REAR_LEFT_DOOR'
  /** The rear left wing. */
  | 'REAR_LEFT_WING'
  /** The rear right door. */
  | 'REAR_RIGHT_DOOR'
  /** The rear right wing. */
  | 'REAR_RIGHT_WING'
  /** The roof. */
  | 'ROOF';

/** The sale status of a car. */
export type SaleStatus =
  /** For sale. */
  | 'AVAILABLE'
  /** Reserved by a buyer. */
  | 'RESERVED'
  /** Sold. */
  | 'SOLD';

export type ComparePageQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ComparePageQuery = { carsByIds: Array<{ id: string, monthlyInstalment: number | null, price: number | null, originalPrice: number | null, sold: boolean, status: SaleStatus, featured: boolean, testDrive: boolean, year: number | null, mileage: number | null, transmission: string | null, fuelType: string | null, bodyType: string | null, engine: string | null, cylinders: number | null, power: number | null, drive: string | null, doors: number | null, seats: number | null, exteriorColor: string | null, interiorColor: string | null, steering: string | null, inspectedBy: string | null, inspectedOn: string | null, inspectionReport: string | null, accidentHistory: string | null, tyres: string | null, tyreTread: number | null, tyreYear: number | null, brakes: string | null, serviceHistory: string | null, owners: number | null, keys: number | null, warranty: string | null, warrantyUntil: string | null, regionalSpecs: string | null, vinLastSix: string | null, registration: string | null, location: string | null, stockNumber: string | null, cover: { id: string, path: string, description: string | null, placeholder: string | null } | null, specifications: Array<{ name: string, included: boolean }>, make: { id: string, name: string } | null, model: { id: string, name: string } | null, trim: { id: string, name: string } | null, paintReadings: Array<{ panel: PaintPanel, microns: number }>, imperfections: Array<{ text: string, picture: { id: string, path: string } | null }> | null } | null> | null };


export const ComparePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"carsByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedCar"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarPrice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"originalPrice"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarBadges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"testDrive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarSpecification"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bodyType"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"cylinders"}},{"kind":"Field","name":{"kind":"Name","value":"power"}},{"kind":"Field","name":{"kind":"Name","value":"drive"}},{"kind":"Field","name":{"kind":"Name","value":"transmission"}},{"kind":"Field","name":{"kind":"Name","value":"fuelType"}},{"kind":"Field","name":{"kind":"Name","value":"mileage"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"doors"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"exteriorColor"}},{"kind":"Field","name":{"kind":"Name","value":"interiorColor"}},{"kind":"Field","name":{"kind":"Name","value":"steering"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCondition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inspectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"inspectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionReport"}},{"kind":"Field","name":{"kind":"Name","value":"accidentHistory"}},{"kind":"Field","name":{"kind":"Name","value":"paintReadings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"panel"}},{"kind":"Field","name":{"kind":"Name","value":"microns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imperfections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tyres"}},{"kind":"Field","name":{"kind":"Name","value":"tyreTread"}},{"kind":"Field","name":{"kind":"Name","value":"tyreYear"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"}},{"kind":"Field","name":{"kind":"Name","value":"serviceHistory"}},{"kind":"Field","name":{"kind":"Name","value":"owners"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"warranty"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"regionalSpecs"}},{"kind":"Field","name":{"kind":"Name","value":"vinLastSix"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarHistory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"registration"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"stockNumber"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedCar"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyInstalment"}},{"kind":"Field","name":{"kind":"Name","value":"specifications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"included"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarName"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarPrice"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarBadges"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarFacts"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarSpecification"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarCondition"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarHistory"}}]}}]} as unknown as DocumentNode<ComparePageQuery, ComparePageQueryVariables>;
export const useComparePageQuery = <
  Options extends SkipToken | useQuery.Options<ComparePageQuery, ComparePageQueryVariables>,
>(options: Options) =>
  useKnownQuery(ComparePageDocument, (options ?? {}) as useQuery.Options<ComparePageQuery, ComparePageQueryVariables>) as unknown as useQuery.ResultForOptions<ComparePageQuery, ComparePageQueryVariables, Options>;
export const useComparePageSuspenseQuery = <
  Options extends SkipToken | useSuspenseQuery.Options<ComparePageQueryVariables>,
>(options: Options) =>
  useLoadedQuery(ComparePageDocument, (options ?? {}) as useSuspenseQuery.Options<ComparePageQueryVariables>) as unknown as useSuspenseQuery.ResultForOptions<ComparePageQuery, ComparePageQueryVariables, Options>;
export const useComparePageLazyQuery = (options?: useLazyQuery.Options<ComparePageQuery, ComparePageQueryVariables>) =>
  useLazyQuery(ComparePageDocument, options);
