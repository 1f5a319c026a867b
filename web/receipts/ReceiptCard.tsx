import { useContext } from 'react';
import { dayInWords } from '../../rest/dealership/dayInWords.ts';
import type { PromisedTime } from '../../rest/dealership/dealership.ts';
import { type Counted, latestAnswer } from '../../rest/dealership/latestAnswer.ts';
import { hoursOn } from '../../rest/dealership/hoursOn.ts';
import { momentInWords } from '../../rest/dealership/momentInWords.ts';
import { reference } from '../../rest/dealership/reference.ts';
import { CarSummary } from '../booking/CarSummary.tsx';
import { loanMessages } from '../booking/loanMessages.ts';
import { carName } from '../cars/card/carName.ts';
import { formatAed } from '../ui/text/formatAed.ts';
import { carMessages } from '../cars/card/messages.ts';
import { dealership, telephone, whatsApp } from '../dealer/dealership.ts';
import { exampleOf } from '../dealer/instalments.ts';
import { type Receipt, useReceipt } from '../enquiries/receipt.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useTellQuestion } from '../ui/page/pageQuestion.ts';
import { SiteContext } from '../ui/page/siteContext.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { receiptMessages } from './messages.ts';

type Slot = NonNullable<Receipt['slot']>;

interface Props {
  /** The promised time of the answer. */
  promise: PromisedTime;
  counted: Counted;
  /** Whether the receipt includes the monthly cost of the car. */
  terms?: boolean;
  /** What was sent, for a form without a confirmation page; else the history of the tab has it. */
  sent?: Receipt;
}

/** What the visitor has sent and when the answer comes, as far as this page knows, and links to ask about it. */
export function ReceiptCard({ promise, counted, terms = false, sent }: Props) {
  const text = {
    ...useMessages(carMessages),
    ...useMessages(loanMessages),
    ...useMessages(receiptMessages),
  };
  const { origin } = useContext(SiteContext);
  const kept = useReceipt();
  const receipt = sent ?? kept;
  const { id, car, slot, offer, bid } = receipt ?? {};
  const latest = receipt && latestAnswer(promise, receipt.sentAt, counted, dealership);
  const example = terms && car?.price ? exampleOf(car.price, receipt?.terms) : undefined;
  const { reducingRate } = dealership.finance;
  const name = car ? carName(car, text.unknown) : undefined;
  const called = id ? reference(id) : undefined;
  const question = text.question(called, name ?? offer?.name);
  useTellQuestion(question);
  const facts = [
    called && [text.reference, called, text.referenceHint],
    slot && [text.slot, ...slotInWords(slot, text)],
    slot?.otherTime && [text.otherTime, slot.otherTime, text.otherTimeHint],
    slot?.bringTo && [text.bringTo, slot.bringTo, text.bringToHint],
    bid && [text.bid, bid],
    offer && [text.offer, offer.name, offer.photos > 0 && text.photos(offer.photos)],
    latest && [text.answer, momentInWords(latest.at), latest.putOff ? text.putOff[counted] : text.notPutOff],
    example && [
      text.terms,
      text.termsOf(formatAed(example.down), formatAed(example.monthly), example.months),
      text.termsHint(reducingRate),
    ],
  ].filter((fact) => !!fact);
  return (
    <section
      aria-label={text.receipt}
      className="mt-10 grid grid-cols-[minmax(0,1fr)] w-full max-w-2xl gap-6 text-start"
    >
      {facts.length > 0 && (
        <div className="grid gap-6 rounded-picture border border-line p-5 md:p-8">
          {car && <CarSummary car={car} />}
          <dl className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            {facts.map(([label, value, hint]) => (
              <div key={String(label)}>
                <dt className="text-sm text-ink-2">{label}</dt>
                <dd translate={value === called ? 'no' : undefined} className="mt-1 font-[550] wrap-anywhere">
                  {value && timesInOnePiece(value)}
                </dd>
                {hint && <dd className="mt-1 text-sm text-ink-2">{timesInOnePiece(hint)}</dd>}
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className="grid gap-3 print:hidden md:auto-cols-fr md:grid-flow-col">
        {slot && name && car && id && isSet(slot) && (
          <CalendarButton
            slot={{
              id,
              sentAt: receipt?.sentAt ?? 0,
              car: name,
              address: origin + paths.car(car.id),
              ...slot,
            }}
            label={text.addToCalendar}
          />
        )}
        <a
          className={buttonStyle('quiet', 'px-4!')}
          href={whatsApp(question)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {text.whatsApp}
        </a>
        <a
          className={buttonStyle('quiet', 'px-4! tabular-nums')}
          href={telephone(dealership.phones[0] ?? '')}
        >
          {text.call}
        </a>
      </div>
    </section>
  );
}

/** The requested time of the test drive, and a hint about it. For a closed day, it says that the dealer proposes another. */
function slotInWords(slot: Slot, text: typeof receiptMessages.en): [string, string] {
  const day = dayInWords(slot.date);
  return isClosed(slot)
    ? [text.closed(day), text.askedFor(slot.time)]
    : [`${day}, ${slot.time}`, text.slotHint];
}

/** The text without a line break between a time and its `AM` or `PM`. */
function timesInOnePiece(text: string): string {
  return text.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
}

/** Whether only the confirmation is missing: on a closed day, or where the visitor wants another time or place, more is. */
function isSet(slot: Slot): boolean {
  return !isClosed(slot) && !slot.otherTime && !slot.bringTo;
}

function isClosed({ date }: Slot): boolean {
  return hoursOn(date, dealership).length === 0;
}
