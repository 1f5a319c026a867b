import type { ReplyTemplateFieldsFragment } from '../../../generated/ReplyTemplateFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { enquiryMessages } from '../../enquiries/messages.ts';
import { templateMessages } from './messages.ts';

/** The reply templates, for whoever may not change them. */
export function TemplateValues({ templates }: { templates: readonly ReplyTemplateFieldsFragment[] }) {
  const text = useMessages(templateMessages);
  const { kinds } = useMessages(enquiryMessages);
  if (templates.length === 0) return <p className="text-sm text-ink-2">{text.none}</p>;
  return (
    <ul className="grid gap-6">
      {templates.map(({ id, title, kinds: offeredFor, subject, text: words }) => (
        <li key={id} className="rounded-picture border border-line bg-card p-4">
          <h2 className="text-base! font-[550]! font-text! tracking-normal!">{title}</h2>
          <p className="text-sm text-ink-2">{offeredFor.map((kind) => kinds[kind]).join(', ')}</p>
          <p className="mt-3 text-sm font-[550] wrap-anywhere" dir="auto">
            {subject}
          </p>
          <p className="mt-2 text-sm whitespace-pre-line wrap-anywhere" dir="auto">
            {words}
          </p>
        </li>
      ))}
    </ul>
  );
}
