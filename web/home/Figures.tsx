import { dealership } from '../dealership.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { homeMessages } from './messages.ts';

const shown = ['cars', 'years', 'clients', 'rating'] as const;

/** The dealer in four figures, under the picture. */
export function Figures() {
  const text = useMessages(homeMessages);
  return (
    <div className="wrap">
      <dl className="grid grid-cols-2 border-b border-line md:grid-cols-4">
        {shown.map((figure) => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end border-line py-4 pe-3 nth-[even]:border-s nth-[even]:ps-4 nth-[n+3]:border-t md:border-s md:px-6 md:py-8 md:first:border-s-0 md:first:ps-0 md:nth-[n+3]:border-t-0 md:nth-[even]:ps-6"
          >
            <dt className="text-sm text-ink-2">{text.figures[figure]}</dt>
            <dd className="num font-display text-title-md leading-[1.15] tracking-[-0.015em]">
              <bdi dir="ltr">{dealership.figures[figure]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
