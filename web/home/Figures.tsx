import { dealership } from '../dealer/dealership.ts';
import { RatingSource } from '../showroom/RatingSource.tsx';
import { formatDate } from '../ui/text/formatDate.ts';
import { grouped } from '../ui/text/grouped.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { homeMessages } from './messages.ts';

/**
 * The dealer in three figures, or four where the rating has a source. `forSale`: the counted number of cars for sale; undefined (and not
 * shown) where unknown. The other figures were checked on the day that is shown below them.
 */
export function Figures({ forSale }: { forSale?: number }) {
  const text = useMessages(homeMessages);
  // The rating is told with its source only.
  const sourced = dealership.ratingSources.length > 0;
  const checked = ['years', 'clients', ...(sourced ? (['rating'] as const) : [])] as const;
  const shown = [
    ...(forSale === undefined ? [] : [[text.figures.cars, grouped(forSale)] as const]),
    ...checked.map((figure) => [text.figures[figure], dealership.figures[figure]] as const),
  ];
  return (
    <div className="wrap pt-12 md:pt-16">
      <dl className="grid border-y border-line 2xs:grid-cols-2 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {shown.map(([what, figure]) => (
          <div
            key={what}
            className="flex flex-col-reverse justify-end border-line py-4 pe-3 max-2xs:not-first:border-t 2xs:nth-[even]:border-s 2xs:nth-[even]:ps-4 nth-[n+3]:border-t md:border-s md:px-6 md:py-8 md:first:border-s-0 md:first:ps-0 md:nth-[n+3]:border-t-0 md:nth-[even]:ps-6"
          >
            <dt className="text-sm text-ink-2">{what}</dt>
            <dd className="num font-display text-title-md leading-[1.15] tracking-[-0.015em]">
              <bdi dir="ltr">{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-xs text-ink-2">{text.asOf(formatDate(dealership.figuresAsOf))}</p>
      {sourced && <RatingSource className="text-xs text-ink-2" />}
    </div>
  );
}
