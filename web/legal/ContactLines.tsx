import { dealership, showroomAddress, telephone } from '../dealership.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { legalMessages } from './messages.ts';

const { legalName, email, phones } = dealership;
const line = 'link inline-flex min-h-tap items-center';

/** Where the dealer is reached. */
export function ContactLines() {
  const text = useMessages(legalMessages);
  return (
    <address className="mt-4 rounded-picture bg-paper-2 p-6 not-italic">
      <p className="font-[550]">{legalName}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 text-ink-2">
        <dt>{text.email}</dt>
        <dd>
          <a className={line} href={`mailto:${email}`}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </dd>
        <dt>{text.phone}</dt>
        <dd>
          <a className={line} href={telephone(phones[0] ?? '')}>
            <bdi dir="ltr" className="num">
              {phones[0]}
            </bdi>
          </a>
        </dd>
        <dt className="self-start pt-2">{text.address}</dt>
        <dd className="pt-2">{showroomAddress}</dd>
      </dl>
    </address>
  );
}
