import { Clock, type IconNode, Mail, MapPin, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { dealership, directions, showroomAddress, telephone, whatsApp } from '../dealer/dealership.ts';
import { Icon } from '../ui/Icon.tsx';
import { OpeningLines } from '../ui/page/OpeningLines.tsx';
import { OpeningStatus } from '../ui/page/OpeningStatus.tsx';
import { EmailAddress } from '../ui/text/EmailAddress.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { contactMessages } from './messages.ts';
import { ShowroomMap } from './ShowroomMap.tsx';

const link =
  'inline-flex min-h-tap items-center decoration-1 underline-offset-[0.28em] hover:underline md:min-h-9';

/** All ways to reach the dealer besides the form. `question`: the initial text of a message, such as which car it is about. */
export function ContactCards({ question }: { question?: string }) {
  const text = useMessages(contactMessages);
  const about = question
    ? `?subject=${encodeURIComponent(text.emailSubject)}&body=${encodeURIComponent(question)}`
    : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid fit-2 gap-x-8 border-b border-line">
        <Card icon={Phone} title={text.phone}>
          {dealership.phones.map((phone) => (
            <a key={phone} className={link} href={telephone(phone)}>
              <bdi dir="ltr" className="tabular-nums">
                {phone}
              </bdi>
            </a>
          ))}
          <a className={link} href={whatsApp(question)} target="_blank" rel="noopener noreferrer">
            {text.whatsApp}
          </a>
        </Card>
        <Card icon={Mail} title={text.emailUs}>
          <a className={link} href={`mailto:${dealership.email}${about}`}>
            <EmailAddress address={dealership.email} />
          </a>
        </Card>
        <Card icon={MapPin} title={text.address}>
          <p>{showroomAddress}</p>
          <a
            className="link inline-flex min-h-tap items-center text-sm md:min-h-9"
            href={directions}
            target="_blank"
            rel="noreferrer"
          >
            {text.directions}
          </a>
        </Card>
        <Card icon={Clock} title={text.hours}>
          <OpeningStatus className="text-sm" />
          <OpeningLines className="tabular-nums" />
        </Card>
      </div>
      <ShowroomMap />
    </div>
  );
}

function Card({ icon, title, children }: { icon: IconNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-t border-line py-5">
      <Icon node={icon} className="mt-1 flex-none text-accent" />
      <div className="grid min-w-0 content-start justify-items-start">
        <h2 className="mb-1 font-text text-sm font-[550] tracking-normal text-ink-2">{title}</h2>
        {children}
      </div>
    </div>
  );
}
