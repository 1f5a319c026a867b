import type { Blog } from '../blogs/blog.ts';
import { stableId } from '../store/stableId.ts';
import { consignOrSell } from './articles/consignOrSell.ts';
import { financePreApproval } from './articles/financePreApproval.ts';
import { readingServiceHistory } from './articles/readingServiceHistory.ts';
import { summerHeat } from './articles/summerHeat.ts';
import { transferOfOwnership } from './articles/transferOfOwnership.ts';
import { twentyMinuteTestDrive } from './articles/twentyMinuteTestDrive.ts';
import { usedElectricCars } from './articles/usedElectricCars.ts';
import { whatGccMeans } from './articles/whatGccMeans.ts';

/** The articles of the demonstration stock, without pictures. */
export function demoBlogs(): Blog[] {
  return [
    twentyMinuteTestDrive,
    whatGccMeans,
    financePreApproval,
    readingServiceHistory,
    usedElectricCars,
    summerHeat,
    consignOrSell,
    transferOfOwnership,
  ].map(({ published, ...article }) => ({
    ...article,
    _id: stableId('demoBlog', article.title.toLowerCase()),
    image: null,
    createdAt: `${published}T05:00:00.000Z`,
  }));
}
