import { createContext } from 'react';
import type { PageData } from './PageData.ts';

/** The data of the page that is rendered on the server; null in browsers, where Apollo Client has it. */
export const PageDataContext = createContext<PageData | null>(null);
