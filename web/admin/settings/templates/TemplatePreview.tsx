import { useState } from 'react';
import type { ReplyTemplatesFieldsFragment } from '../../../generated/ReplyTemplatesFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { templateMessages } from './messages.ts';
import type { TemplateDraft } from './templateDraft.ts';

interface Props {
  draft: TemplateDraft;
  placeholders: ReplyTemplatesFieldsFragment['placeholders'];
}

/** A template as a customer reads it: as for an example, or where nothing is known of the enquiry. */
export function TemplatePreview({ draft, placeholders }: Props) {
  const text = useMessages(templateMessages);
  const [values, setValues] = useState<'example' | 'fallback'>('example');
  const known = new Map(placeholders.map((each) => [each.name, each[values]]));
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole);
  return (
    <div className="grid gap-3">
      <select
        aria-label={text.preview}
        className="field min-h-tap! text-sm"
        value={values}
        onChange={({ target }) => setValues(target.value === 'fallback' ? 'fallback' : 'example')}
      >
        <option value="example">{text.example}</option>
        <option value="fallback">{text.fallback}</option>
      </select>
      <div className="rounded-control border border-line bg-paper p-4 text-sm" dir="auto">
        <p className="font-[550] wrap-anywhere">{fill(draft.subject)}</p>
        <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{fill(draft.text)}</p>
      </div>
    </div>
  );
}
