import { useMessages } from '../../ui/text/useMessages.ts';
import { inOrder, type TypedRange } from './FilterState.ts';
import { filterMessages } from './messages.ts';

interface Props {
  name: string;
  label: string;
  range: TypedRange;
  onChange: (range: TypedRange) => void;
  /** What stands in the boxes while they are empty: examples, never limits. */
  placeholders: readonly [string, string];
}

/** Two boxes for the ends of a range. An empty one is open; swapped ones are put in order when the focus leaves both. */
export function NumberRange({ name, label, range, onChange, placeholders }: Props) {
  const text = useMessages(filterMessages);
  const box = (end: 'min' | 'max', placeholder: string, says: string) => (
    <input
      className="field num min-h-tap px-3"
      name={`${name}${end === 'min' ? 'Min' : 'Max'}`}
      inputMode="numeric"
      autoComplete="off"
      aria-label={`${label}, ${says}`}
      placeholder={placeholder}
      value={range[end]}
      onChange={({ target }) => onChange({ ...range, [end]: target.value })}
    />
  );
  return (
    <div
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-2"
      onBlur={({ currentTarget, relatedTarget }) => {
        const ordered = inOrder(range);
        if (ordered !== range && !currentTarget.contains(relatedTarget)) onChange(ordered);
      }}
    >
      {box('min', placeholders[0], text.from)}
      <span aria-hidden className="text-ink-3">
        –
      </span>
      {box('max', placeholders[1], text.to)}
    </div>
  );
}
