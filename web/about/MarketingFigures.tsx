import { dealership } from '../dealer/dealership.ts';
import { RatingSource } from '../showroom/RatingSource.tsx';
import { formatDate } from '../ui/text/formatDate.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { aboutMessages } from './messages.ts';

const shown = [
  ...(['cars', 'brands', 'models'] as const),
  ...(['years', 'clients', 'rating'] as const),
  ...(['reviews', 'subscribers', 'support'] as const),
];

/** The dealer in nine figures (spec §9), with the day on which they were last checked. */
export function MarketingFigures() {
  const text = useMessages(aboutMessages);
  return (
    <section aria-labelledby="figures" className="bg-paper-2 py-section">
      <div className="wrap grid gap-x-[clamp(3rem,7vw,8rem)] gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="figures">{text.inFigures}</h2>
          <p className="mt-4 text-sm text-ink-2">{text.asOf(formatDate(dealership.figuresAsOf))}</p>
          <RatingSource className="mt-2 text-sm text-ink-2" />
        </div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-x-4 gap-y-8 xs:grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] md:grid-cols-3 md:gap-x-8 md:gap-y-12">
          {shown.map((figure) => (
            <div key={figure} className="flex flex-col-reverse justify-end gap-1 border-t border-line pt-4">
              <dt className="text-xs text-ink-2 wrap-anywhere md:text-sm">{text.figures[figure]}</dt>
              <dd className="num font-display text-title-md leading-none tracking-[-0.015em] md:text-title-lg">
                <bdi dir="ltr">{dealership.figures[figure]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
