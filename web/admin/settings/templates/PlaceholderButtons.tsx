import { useId } from 'react';
import type { ReplyTemplatesFieldsFragment } from '../../../generated/ReplyTemplatesFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { templateMessages } from './messages.ts';

interface Props {
  placeholders: ReplyTemplatesFieldsFragment['placeholders'];
  onInsert: (name: string) => void;
}

/** A button for each placeholder, which inserts it. */
export function PlaceholderButtons({ placeholders, onInsert }: Props) {
  const text = useMessages(templateMessages);
  const id = useId();
  const names = new Map(Object.entries(text.placeholders));
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <p id={id} className="mb-2 text-sm font-[550]">
        {text.insert}
      </p>
      <div className="flex flex-wrap gap-2">
        {placeholders.map(({ name, fallback }) => (
          <button
            key={name}
            type="button"
            title={fallback}
            onClick={() => onInsert(name)}
            className="flex min-h-tap items-center rounded-control border border-line bg-paper px-3 text-sm hover:border-ink"
          >
            {names.get(name) ?? name}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-ink-2">
        {text.insertHint}
      </p>
    </div>
  );
}
