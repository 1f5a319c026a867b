import Type from 'typebox';

/** How many records a page has. */
const PAGE = 100;

/** The parameter that asks for a page of a list. */
export const pageParameter = { page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })) };

/** What an answer says of the page that it is. */
export const pageFields = {
  total: Type.Integer({ description: 'How many match' }),
  page: Type.Integer(),
  pages: Type.Integer({ description: 'At least 1' }),
};

/** A page (from 1) of all that match, of 100 records; behind the last page it is the last page. */
export function pageOf<T>(all: readonly T[], wanted = 1) {
  const pages = Math.max(1, Math.ceil(all.length / PAGE));
  const page = Math.min(wanted, pages);
  return { items: all.slice((page - 1) * PAGE, page * PAGE), total: all.length, page, pages };
}
