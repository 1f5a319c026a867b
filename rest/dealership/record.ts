import Type, { type TProperties } from 'typebox';

/** A record without other fields, so that a mistyped name is refused rather than ignored. */
export const record = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });
