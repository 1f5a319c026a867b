import { createContext } from 'react';
import type { PageData } from './PageData.ts';

/** The data of the page while it is rendered on the server; null in browsers, where Apollo Client has the data. */
export const PageDataContext = createContext<PageData | null>(null);
