/** The addresses of the site (spec §2). */
export const paths = {
  buy: '/buy',
  car: (id: string) => `/car/${encodeURIComponent(id)}`,
};
