/** The roles of the dealer's staff; `rights.ts` says what each may do. */
export const roles = ['OWNER', 'EDITOR', 'SALES', 'VIEWER'] as const;
export type Role = (typeof roles)[number];

/** Those of them who answer enquiries. */
export const answering = ['OWNER', 'SALES'] as const satisfies readonly Role[];
