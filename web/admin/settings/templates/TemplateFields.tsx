import { useId, useRef, useState } from 'react';
import type { EnquiryKind, ReplyTemplatesFieldsFragment } from '../../../generated/ReplyTemplatesFields.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { enquiryMessages } from '../../enquiries/messages.ts';
import { templateMessages } from './messages.ts';
import { PlaceholderButtons } from './PlaceholderButtons.tsx';
import type { TemplateDraft } from './templateDraft.ts';
import { TemplatePreview } from './TemplatePreview.tsx';

export interface TemplateFieldsProps {
  draft: TemplateDraft;
  placeholders: ReplyTemplatesFieldsFragment['placeholders'];
  /** Sentences by the id of a template and the name of its field. */
  errors: ReadonlyMap<string, string>;
  readOnly: boolean;
  onType: (fields: Partial<TemplateDraft>) => void;
}

type Words = 'title' | 'subject' | 'text';

/** The fields of a template, with buttons that insert placeholders, and its preview. */
export function TemplateFields({ draft, placeholders, errors, readOnly, onType }: TemplateFieldsProps) {
  const text = useMessages(templateMessages);
  const { kinds } = useMessages(enquiryMessages);
  const id = useId();
  const [preview, setPreview] = useState(false);
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  /** The field that had the focus last: a placeholder goes there. */
  const last = useRef<'subject' | 'text'>('text');
  const errorOf = (field: keyof TemplateDraft) => errors.get(`${draft.id}.${field}`);

  function shared(field: Words) {
    const error = errorOf(field);
    return {
      id: `${id}-${field}`,
      dir: 'auto' as const,
      readOnly,
      value: draft[field],
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error ? `${id}-${field}-error` : undefined,
      onFocus: () => field !== 'title' && void (last.current = field),
      onChange: ({ target }: { target: { value: string } }) => onType({ [field]: target.value }),
    };
  }

  function insert(name: string) {
    if (readOnly) return;
    const place = last.current === 'subject' ? subject.current : body.current;
    const words = draft[last.current];
    const [from, to] = [place?.selectionStart ?? words.length, place?.selectionEnd ?? words.length];
    const added = `{${name}}`;
    onType({ [last.current]: words.slice(0, from) + added + words.slice(to) });
    requestAnimationFrame(() => {
      place?.focus();
      place?.setSelectionRange(from + added.length, from + added.length);
    });
  }

  function toggle(kind: EnquiryKind) {
    const isChosen = draft.kinds.includes(kind);
    onType({ kinds: isChosen ? draft.kinds.filter((each) => each !== kind) : [...draft.kinds, kind] });
  }

  return (
    <>
      <div data-error={errorOf('title') ? true : undefined}>
        <label htmlFor={`${id}-title`} className={labelStyle}>
          {text.title}
        </label>
        <input {...shared('title')} maxLength={60} className="field min-h-tap! text-sm" />
        <FieldNotes id={`${id}-title`} error={errorOf('title')} />
      </div>
      <fieldset data-error={errorOf('kinds') ? true : undefined} className="min-w-0">
        <legend className="text-sm font-[550]">{text.kinds}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 text-sm">
          {kindsOf(kinds).map((kind) => (
            <Checkbox
              key={kind}
              label={kinds[kind]}
              checked={draft.kinds.includes(kind)}
              aria-disabled={readOnly}
              onChange={() => readOnly || toggle(kind)}
            />
          ))}
        </div>
        <FieldNotes id={`${id}-kinds`} error={errorOf('kinds')} />
      </fieldset>
      {preview ? (
        <TemplatePreview draft={draft} placeholders={placeholders} />
      ) : (
        <>
          <div data-error={errorOf('subject') ? true : undefined}>
            <label htmlFor={`${id}-subject`} className={labelStyle}>
              {text.subject}
            </label>
            <input
              {...shared('subject')}
              ref={subject}
              maxLength={200}
              className="field min-h-tap! text-sm"
            />
            <FieldNotes id={`${id}-subject`} error={errorOf('subject')} />
          </div>
          <PlaceholderButtons placeholders={placeholders} onInsert={insert} />
          <div data-error={errorOf('text') ? true : undefined}>
            <label htmlFor={`${id}-text`} className={labelStyle}>
              {text.text}
            </label>
            <textarea
              {...shared('text')}
              ref={body}
              rows={12}
              maxLength={3_000}
              className="field block scroll-mb-48 py-3 text-sm"
            />
            <FieldNotes id={`${id}-text`} error={errorOf('text')} />
          </div>
        </>
      )}
      <button
        type="button"
        className={buttonStyle('quiet', 'min-h-tap! justify-self-start px-5! text-sm')}
        onClick={() => setPreview(!preview)}
      >
        {preview ? text.edit : text.preview}
      </button>
    </>
  );
}

/** The type of Object.keys loses the names. */
function kindsOf(names: Readonly<Record<EnquiryKind, string>>) {
  return Object.keys(names) as EnquiryKind[];
}
