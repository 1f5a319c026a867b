import Type, { type Static } from 'typebox';

/** The roles of the dealer's staff; `rights.ts` says what each may do. */
export const Role = Type.Union([
  Type.Literal('OWNER'),
  Type.Literal('EDITOR'),
  Type.Literal('SALES'),
  Type.Literal('VIEWER'),
]);
export type Role = Static<typeof Role>;

export const roles: readonly Role[] = Role.anyOf.map((role) => role.const);
