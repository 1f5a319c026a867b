import { Link } from 'react-router-dom';
import { dealership, showroomAddress, telephone, whatsApp } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import { ExampleTag } from '../ui/page/ExampleTag.tsx';
import { OpeningLines } from '../ui/page/OpeningLines.tsx';
import { OpeningStatus } from '../ui/page/OpeningStatus.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { layoutMessages } from './messages.ts';
import { useQuestion, useWithCar } from './openCar.ts';
import { Wordmark } from './Wordmark.tsx';

const item =
  'inline-flex min-h-tap items-center text-ink-2 underline-offset-[0.28em] hover:text-ink hover:underline';

/** Where the links of the foot are. */
export const FOOT = 'foot';

/** The foot of every page. */
export function Footer() {
  const text = useMessages(layoutMessages);
  const question = useQuestion();
  /** The addresses that reach the dealer, and what they are called. */
  const ways = [
    ...dealership.phones.map((phone) => [telephone(phone), phone]),
    [whatsApp(question), 'WhatsApp'],
    [`mailto:${dealership.email}`, dealership.email],
  ];
  return (
    <footer id={FOOT} className="content-auto print:hidden bg-paper-2 pt-16 pb-8 text-sm [--height:85.25rem]">
      <div className="wrap @container">
        <div className="grid gap-x-8 gap-y-12 2xs:grid-cols-2 md:grid-cols-[repeat(auto-fit,minmax(8rem,auto))] lg:@min-[50rem]:grid-cols-[2fr_repeat(4,1fr)_1.5fr]">
          <div className="2xs:col-span-2 md:col-span-1">
            <Wordmark />
            <p className="mt-3 max-w-80 text-ink-2">{text.about}</p>
          </div>
          <LinkList title={text.quickLinks} links={text.quick} />
          <LinkList title={text.resources} links={text.resource} />
          <LinkList title={text.types} links={text.type} />
          <LinkList title={text.budgets} links={text.budget} />
          <address className="not-italic 2xs:col-span-2 md:col-span-1">
            <h2 className="mb-2 font-text text-sm font-semibold tracking-normal">{text.contact}</h2>
            <ul>
              {ways.map(([address, label]) => (
                <li key={label}>
                  <a className={item} href={address}>
                    <bdi dir="ltr" className="tabular-nums">
                      {label}
                    </bdi>
                  </a>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-ink-2">{showroomAddress}</p>
            <OpeningStatus />
            <OpeningLines className="text-ink-2" />
          </address>
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6 text-ink-2">
          <div>
            <p>{`© ${dealership.legalName}`}</p>
            <Licences />
          </div>
          <Socials />
          <Link className="link inline-flex min-h-tap items-center" to={paths.terms}>
            {text.terms}
          </Link>
        </div>
      </div>
    </footer>
  );
}

/** The dealer's trade licences, with the authority of each. */
function Licences() {
  const text = useMessages(layoutMessages);
  return dealership.licences.map(({ number, authority }) => (
    <p key={number} className="flex flex-wrap items-center gap-x-2">
      <span>{text.licence(number, authority)}</span>
      <ExampleTag fact="licences" />
    </p>
  ));
}

/** Those that have an address; none of the specification's placeholders (spec §2) is shown without one. */
function Socials() {
  const text = useMessages(layoutMessages);
  const linked = dealership.socials.filter(({ url }) => url !== '');
  if (linked.length === 0) return null;
  return (
    <ul aria-label={text.socials} className="flex flex-wrap gap-x-6">
      {linked.map(({ name, url }) => (
        <li key={name}>
          <a className={item} href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function LinkList({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  const withCar = useWithCar();
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-text text-sm font-semibold tracking-normal">{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link className={item} to={withCar(to)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
