import { Link } from 'react-router-dom';
import type { EnquiryFieldsFragment } from '../../../generated/EnquiryFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { momentWords } from '../clockWords.ts';
import { enquiryMessages } from '../messages.ts';
import { recordMessages } from './messages.ts';
import { Section } from '../../page/Section.tsx';

/** Other enquiries of the same phone number or email address; they may be of another person. */
export function OtherEnquiries({ others, now }: { others: readonly EnquiryFieldsFragment[]; now: number }) {
  const text = useMessages(recordMessages);
  const words = useMessages(enquiryMessages);
  return (
    <Section heading={text.others}>
      <ul className="grid rounded-picture border border-line bg-card">
        {others.map(({ id, name, kind, car, status, receivedAt }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <Link
              to={`/enquiries/${encodeURIComponent(id)}`}
              className="flex min-h-tap flex-wrap items-center gap-x-4 px-4 py-2 text-sm hover:bg-ink/3"
            >
              <span className="num text-ink-3">{momentWords(receivedAt, now, words)}</span>
              <span>{words.kinds[kind]}</span>
              <bdi className="min-w-0 flex-1 truncate">{car?.title ?? (name || words.noName)}</bdi>
              <span className="text-ink-2">{words.statuses[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
