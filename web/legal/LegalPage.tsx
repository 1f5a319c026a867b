import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Contents } from '../ui/page/Contents.tsx';
import { PageHead } from '../ui/page/PageHead.tsx';
import { formatDate } from '../ui/text/formatDate.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { ContactLines } from './ContactLines.tsx';
import type { LegalSection } from './LegalSection.ts';
import { legalMessages } from './messages.ts';

interface Props {
  /** For the browser's tab and for search engines. */
  title: string;
  description: string;
  /** The path of the page. */
  path: string;
  heading: string;
  lead: string;
  /** The day of this version, ISO 8601. */
  updated: string;
  /** The last one is about contact. */
  sections: LegalSection[];
  /** A control below the text of a section, which `below` names by its id. */
  control?: { below: string; control: ReactNode };
}

/** A legal text with its table of contents beside it, on phones above it. */
export function LegalPage({ title, description, path, heading, lead, updated, sections, control }: Props) {
  const text = useMessages(legalMessages);
  return (
    <div className="wrap pb-section">
      <PageHead title={title} description={description} path={path} />
      <div className="pt-8 pb-10 md:pt-12 md:pb-16">
        <p className="text-sm text-ink-2">{text.lastUpdated(formatDate(updated))}</p>
        <h1 className="mt-3">{heading}</h1>
        <p className="mt-4 max-w-measure text-lg leading-normal text-ink-2">{lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,7vw,8rem)] gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Contents label={text.contents} sections={sections} columns="md:max-lg:columns-2" />
        <div className="grid max-w-measure gap-10">
          {sections.map((section, i) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-heading`}>
              <h2 id={`${section.id}-heading`} className="text-title-sm">
                {section.heading}
              </h2>
              <Body {...section} />
              {section.id === control?.below && control.control}
              {i === sections.length - 1 && <ContactLines />}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Body({ body, more }: Pick<LegalSection, 'body' | 'more'>) {
  return (
    <div className="prose mt-4">
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {more && (
        <p>
          <Link to={more.to}>{more.label}</Link>
        </p>
      )}
    </div>
  );
}
