import { clsx } from 'clsx';
import { CircleAlert } from 'lucide';
import { Link } from 'react-router-dom';
import type { OperationFieldsFragment } from '../../generated/OperationFields.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { enquiryMessages } from '../enquiries/messages.ts';
import { Section } from '../page/Section.tsx';
import { todayMessages } from './messages.ts';
import { operationLines } from './operationLines.ts';

/** How the site is run, in a sentence for each part that is known. A sign stands before what somebody must look at. */
export function SiteOperation({ operation, now }: { operation: OperationFieldsFragment; now: number }) {
  const text = useMessages(todayMessages);
  const words = useMessages(enquiryMessages);
  return (
    <Section heading={text.operation}>
      <ul className="grid gap-2 text-sm">
        {operationLines(operation, now, { text, words }).map(({ part, sentence, isDue, to }) => (
          <li key={part} className={clsx('flex gap-2', isDue ? 'font-[550]' : 'text-ink-2')}>
            {isDue && <Icon node={CircleAlert} size={18} className="mt-0.5 flex-none" />}
            {to === undefined ? (
              <p>{sentence}</p>
            ) : (
              <Link to={to} className="flex min-h-tap items-center underline underline-offset-[0.28em]">
                {sentence}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
