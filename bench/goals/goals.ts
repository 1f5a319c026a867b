import type { Goal } from '../Goal.ts';
import { bytes } from './bytes.ts';
import { cachedAnswers, cachedPeers } from './cachedAnswers.ts';
import { cacheTax } from './cacheTax.ts';
import { coldStorm } from './coldStorm.ts';
import { filteredPage } from './filteredPage.ts';
import { importBeside } from './importBeside.ts';
import { largeStock } from './largeStock.ts';
import { originDown } from './originDown.ts';
import { overload } from './overload.ts';
import { pages } from './pages.ts';
import { refusedDocuments } from './refusedDocuments.ts';
import { slowOrigin } from './slowOrigin.ts';
import { unseenAnswers } from './unseenAnswers.ts';

/** The goals that this benchmark judges, in the order in which they are measured: the longest one stands last. */
export const goals: Goal[] = [
  ...[cachedAnswers, cachedPeers, cacheTax, coldStorm, slowOrigin, originDown, bytes, filteredPage],
  ...[unseenAnswers, pages, overload, refusedDocuments, importBeside, largeStock],
];
