/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type CarConditionFragment = { id: string, inspectedBy: string | null, inspectedOn: string | null, inspectionReport: string | null, accidentHistory: string | null, tyres: string | null, tyreTread: number | null, tyreYear: number | null, brakes: string | null, serviceHistory: string | null, owners: number | null, keys: number | null, warranty: string | null, warrantyUntil: string | null, regionalSpecs: string | null, vinLastSix: string | null, paintReadings: Array<{ panel: PaintPanel, microns: number }>, imperfections: Array<{ text: string, picture: { id: string, path: string } | null }> | null };

export const CarConditionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarCondition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Car"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inspectedBy"}},{"kind":"Field","name":{"kind":"Name","value":"inspectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionReport"}},{"kind":"Field","name":{"kind":"Name","value":"accidentHistory"}},{"kind":"Field","name":{"kind":"Name","value":"paintReadings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"panel"}},{"kind":"Field","name":{"kind":"Name","value":"microns"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imperfections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tyres"}},{"kind":"Field","name":{"kind":"Name","value":"tyreTread"}},{"kind":"Field","name":{"kind":"Name","value":"tyreYear"}},{"kind":"Field","name":{"kind":"Name","value":"brakes"}},{"kind":"Field","name":{"kind":"Name","value":"serviceHistory"}},{"kind":"Field","name":{"kind":"Name","value":"owners"}},{"kind":"Field","name":{"kind":"Name","value":"keys"}},{"kind":"Field","name":{"kind":"Name","value":"warranty"}},{"kind":"Field","name":{"kind":"Name","value":"warrantyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"regionalSpecs"}},{"kind":"Field","name":{"kind":"Name","value":"vinLastSix"}}]}}]} as unknown as DocumentNode<CarConditionFragment, unknown>;