import type { EnquiryFigureFieldsFragment } from '../../../generated/EnquiryFigureFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { enquiryMessages } from '../messages.ts';
import { medianWords } from './medianWords.ts';
import { numbersMessages } from './messages.ts';

type Figures = EnquiryFigureFieldsFragment;

interface Props {
  heading: string;
  rows: readonly { name: string; figures: Figures }[];
}

/** Numbers side by side. The bar of a row is as long as its share of the largest one; the dark part was answered in time. */
export function FigureTable({ heading, rows }: Props) {
  const text = useMessages(numbersMessages);
  const words = useMessages(enquiryMessages);
  const most = Math.max(...rows.map(({ figures }) => figures.received));
  return (
    <table className="mt-10 w-full table-fixed text-sm">
      <caption className="pb-2 text-start text-lg font-[550]">{heading}</caption>
      <thead className="text-xs text-ink-3">
        <tr className="border-b border-line *:py-2 *:font-normal">
          <th scope="col" className="w-28 text-start md:w-40">
            <span className="sr-only">{heading}</span>
          </th>
          <th scope="col" className="text-start">
            {text.inTime}
          </th>
          <th scope="col" className="w-44 text-end max-md:hidden">
            {text.median}
          </th>
          <th scope="col" className="w-14 text-end md:w-20">
            {text.won}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name} className="h-tap border-b border-line last:border-b-0">
            <th scope="row" className="py-2 pe-2 text-start font-normal wrap-anywhere md:pe-4">
              {name}
            </th>
            <td className="pe-2 md:pe-4">
              <div className="flex flex-wrap items-center gap-x-3">
                <Bar figures={figures} most={most} />
                <span className="num min-w-12 flex-none text-ink-2 md:w-20">
                  {text.share(figures.answeredInTime, figures.received)}
                </span>
              </div>
            </td>
            <td className="num text-end max-md:hidden">{medianWords(figures, words) ?? text.noAnswer}</td>
            <td className="num text-end">{figures.won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Repeats the numbers beside it for the eye. */
function Bar({ figures: { received, answeredInTime }, most }: { figures: Figures; most: number }) {
  const width = (count: number) => `${(count / most) * 100}%`;
  return (
    <svg aria-hidden className="h-2.5 w-8 min-w-0 flex-1 rtl:-scale-x-100">
      <rect width={width(received)} height="100%" rx="2" className="fill-line" />
      <rect width={width(answeredInTime)} height="100%" rx="2" className="fill-accent" />
    </svg>
  );
}
