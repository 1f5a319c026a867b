import type { NormalizedCacheObject } from '@apollo/client';
import { type HydrationState, UNSAFE_ErrorResponseImpl as RouteError } from 'react-router-dom';

/** The data that comes with a page, so that the browser requests nothing again. */
export interface PageState {
  apollo: NormalizedCacheObject;
  router: HydrationState;
  /** The public origin of the site, which may differ from the one that this page was requested from. */
  origin: string;
}

const ELEMENT = 'page-state';

/** The state as a script element that holds data only. */
export function stateElement(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ELEMENT}">${json}</script>`;
}

/** Reads the state of the page that the browser shows. */
export function readState(): PageState {
  const state = JSON.parse(document.getElementById(ELEMENT)?.textContent ?? '{}') as PageState;
  for (const [route, error] of Object.entries(state.router.errors ?? {})) {
    // JSON has made it a plain object; the router recognises its errors by their class.
    state.router.errors![route] = new RouteError(error.status, error.statusText, error.data);
  }
  return state;
}
