import type { ApolloCache } from '@apollo/client';
import { SavedViewsDocument } from '../../../generated/SavedViews.ts';
import type { SaveViewMutation } from '../../../generated/SaveView.ts';

/** Shows a view that was saved among the others, by name as the server does. */
export function addSavedView(cache: ApolloCache, { data }: { data?: SaveViewMutation | null }) {
  const saved = data?.saveView?.view;
  if (!saved) return;
  cache.updateQuery({ query: SavedViewsDocument }, (shown) => {
    if (!shown?.savedViews) return undefined;
    const views = [...shown.savedViews.filter(({ id }) => id !== saved.id), saved];
    return { savedViews: views.toSorted(byName) };
  });
}

const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, 'en', { numeric: true });
