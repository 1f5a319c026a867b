import type { Product } from '../processes/Servers.ts';

/** The product with a back office, and the token of an owner. */
export interface Office extends Product {
  token: string;
}

/** The data that an operation gives, of the owner or, without a token, of anybody. Throws for an answer with errors. */
export async function ask<T>(
  { gateway, token }: Pick<Office, 'gateway'> & Partial<Office>,
  query: string,
  variables: object,
): Promise<T> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Prints a table under its title. */
export function print(title: string, table: object) {
  console.log(title);
  console.table(table);
}
