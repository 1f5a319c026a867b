import { latinDigits } from '../../text/latinDigits.ts';
import type { FormAdvice } from '../ui/form/formContext.ts';
import { formatAed } from '../ui/text/formatAed.ts';
import { grouped } from '../ui/text/grouped.ts';
import type { Language } from '../ui/text/useMessages.ts';
import { truncate } from '../ui/text/truncate.ts';
import { adviceMessages } from './adviceMessages.ts';
import { amountIn } from './amountIn.ts';

type Text = (typeof adviceMessages)['en'];
type Doubt = (typed: string, text: Text) => string | undefined;

/** How many digits a phone number has that can be called from Dubai: without a country code, and at most (E.164). */
const [FEWEST_DIGITS, MOST_DIGITS] = [7, 15];
/** A car has no lower price, mileage or salary a month: smaller numbers mean thousands. */
const THOUSAND = 1_000;

/** An address at a domain with a top level, such as `.ae`; browsers check the rest of it, and write others as `xn--`. */
const mailbox = /@(?:[^\s@.]+\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu;
/**
 * What is doubtful in a typed text, by the name of its field, which is the same in every form; undefined where nothing is.
 * The specification (§5) has no check beyond the type, so nothing is refused.
 */
const doubts = new Map<string, Doubt>(
  Object.entries({
    email: (typed, text) => (mailbox.test(typed) ? undefined : text.mayNotReach(truncate(typed, 60))),
    mobileNumber(typed, text) {
      const digits = typed.replace(/\P{Nd}/gu, '').length;
      const isNumber = digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
      return isNumber ? undefined : text.mayNotReach(truncate(typed, 60));
    },
    year(typed, text) {
      const plain = latinDigits(typed);
      const next = new Date().getFullYear() + 1;
      const [year] = /(?<!\d)\d{4}(?!\d)/.exec(plain) ?? [];
      if (year === undefined) {
        const [short] = /^\d\d$/.exec(plain.trim()) ?? [];
        return short ? text.didYouMean(`${Number(short) <= next % 100 ? 20 : 19}${short}`) : text.aYear;
      }
      if (Number(year) > next) return text.futureYear(year);
      return Number(year) < 1_900 ? text.aYear : undefined;
    },
    mileage: (typed, text) => doubtOfAmount(typed, text, '60,000', grouped),
    price: (typed, text) => doubtOfAmount(typed, text, '85,000', grouped),
    offer: (typed, text) => doubtOfAmount(typed, text, '310,000', grouped),
    salary: (typed, text) => doubtOfAmount(typed, text, '12,000', (amount) => text.aMonth(formatAed(amount))),
  } satisfies Record<string, Doubt>),
);

/** The advice on the texts of forms: about doubts, and on how a salary of `12k` is read. */
export function adviceIn(language: Language): FormAdvice {
  const text = adviceMessages[language] ?? adviceMessages.en;
  const doubtOf = (name: string, typed: string) =>
    typed.trim() ? doubts.get(name)?.(typed.trim(), text) : undefined;
  return {
    hint(name, typed) {
      const salary = name === 'salary' ? amountIn(typed) : undefined;
      const readAs = salary?.isAbbreviated ? text.readAs(formatAed(salary.amount)) : undefined;
      return doubtOf(name, typed) ?? readAs;
    },
    ask(form, asked) {
      const found = [...new FormData(form)].flatMap(([name, typed]) => {
        const doubt = typeof typed === 'string' ? doubtOf(name, typed) : undefined;
        return doubt ? [[name, `${doubt} ${text.correctOrSend}`] as const] : [];
      });
      if (found.every(([name]) => asked[name])) return undefined;
      form.querySelector<HTMLElement>(`[name="${found[0]?.[0]}"]`)?.focus();
      return Object.fromEntries(found);
    },
  };
}

function doubtOfAmount(typed: string, text: Text, example: string, inWords: (amount: number) => string) {
  const { amount } = amountIn(typed) ?? {};
  if (amount === undefined) return text.inFigures(example);
  return amount > 0 && amount < THOUSAND ? text.didYouMean(inWords(amount * THOUSAND)) : undefined;
}
