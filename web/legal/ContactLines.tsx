import { clsx } from 'clsx';
import { dealership, showroomAddress, telephone } from '../dealer/dealership.ts';
import { EmailAddress } from '../ui/text/EmailAddress.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { legalMessages } from './messages.ts';

const { legalName, email, phones } = dealership;
const line = 'link inline-flex min-h-tap items-center';
/** A name and its value beside each other where there is room for both. */
const row = 'flex flex-wrap items-baseline gap-x-6';
const name = 'min-w-16';
const value = 'min-w-0 flex-[1_1_8rem]';

/** How to reach the dealer. */
export function ContactLines() {
  const text = useMessages(legalMessages);
  return (
    <address className="mt-4 rounded-picture bg-paper-2 p-6 not-italic">
      <p className="font-[550]">{legalName}</p>
      <dl className="mt-2 text-ink-2">
        <div className={row}>
          <dt className={name}>{text.email}</dt>
          <dd className={value}>
            <a className={line} href={`mailto:${email}`}>
              <EmailAddress address={email} />
            </a>
          </dd>
        </div>
        <div className={row}>
          <dt className={name}>{text.phone}</dt>
          <dd className={value}>
            <a className={line} href={telephone(phones[0] ?? '')}>
              <bdi dir="ltr" className="tabular-nums">
                {phones[0]}
              </bdi>
            </a>
          </dd>
        </div>
        <div className={clsx(row, 'pt-2')}>
          <dt className={name}>{text.address}</dt>
          <dd className={value}>{showroomAddress}</dd>
        </div>
      </dl>
    </address>
  );
}
