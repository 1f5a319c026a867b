import type { CarConditionFragment } from '../../../generated/CarCondition.ts';
import { whatsApp } from '../../../dealer/dealership.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { FactRow } from '../facts/FactRow.tsx';
import { condition } from '../facts/factTables.ts';
import { FactValue } from '../facts/FactValue.tsx';
import { carPageMessages } from '../messages.ts';
import { Imperfections } from './Imperfections.tsx';
import { PaintDrawing } from './PaintDrawing.tsx';

interface Props {
  car: CarConditionFragment;
  /** The initial text of a message to the dealer, which names the car. */
  question: string;
}

/** The condition of the car: what is known of it, and where nothing is, a link that asks. */
export function CarCondition({ car, question }: Props) {
  const text = useMessages(carPageMessages);
  const { paintReadings, imperfections, inspectionReport } = car;
  /** These have a place of their own below the rows, where they are known. */
  const below: string[] = [
    ...(paintReadings.length > 0 ? ['paintReadings'] : []),
    ...(imperfections && imperfections.length > 0 ? ['imperfections'] : []),
  ];
  const all = Object.entries(condition).flatMap(([field, row]) => {
    if (row === null || below.includes(field)) return [];
    const [label, value] = row;
    const report = field === 'inspectedBy' ? inspectionReport : null;
    return [{ label: text[label], value: value(car, text), report }];
  });
  const isKnown = ({ value, report }: (typeof all)[number]) => value !== null || report !== null;
  const rows = [...all.filter(isKnown), ...all.filter((row) => !isKnown(row))];
  return (
    <section>
      <h2 className="mb-4 text-title-md print:mb-1 print:text-lg">{text.condition}</h2>
      <dl className="grid md:grid-cols-2 md:gap-x-12 print:grid-cols-2 print:gap-x-12">
        {rows.map(({ label, value, report }) => (
          <FactRow key={label} label={label} unknown={value === null && !report}>
            {value !== null && <FactValue value={value} />}
            {report && (
              <a
                className="link -my-2.5 ms-3 inline-flex min-h-tap items-center font-normal print:hidden"
                href={report}
                {...otherTab}
              >
                {text.inspectionReport}
              </a>
            )}
            {value === null && !report && (
              <a
                className="-my-2.5 inline-flex min-h-tap items-center font-normal text-ink-2 underline decoration-line-2 underline-offset-[0.28em] hover:text-accent"
                href={whatsApp(text.askAbout(label, question))}
                {...otherTab}
              >
                {text.notStated}
              </a>
            )}
          </FactRow>
        ))}
      </dl>
      {paintReadings.length > 0 && (
        <div className="mt-8 print:hidden">
          <h3 className="mb-3 text-title-sm">{text.paintByPanel}</h3>
          <PaintDrawing readings={paintReadings} />
        </div>
      )}
      {imperfections && imperfections.length > 0 && (
        <div className="mt-8 print:mt-2">
          <h3 className="mb-3 text-title-sm print:mb-1 print:text-md">{text.imperfections}</h3>
          <Imperfections list={imperfections} />
        </div>
      )}
    </section>
  );
}

const otherTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
