import { Search } from 'lucide';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';

/** How long typing pauses before the search is made, ms. */
const PAUSE = 250;

interface Props {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  /** What can be searched for. */
  hint: string;
  /** What the address says is searched for. */
  initial: string;
  onSearch: (typed: string) => void;
}

/** The search box of a list. The list follows what is typed. */
export function SearchBox({ field, label, hint, initial, onSearch }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const navigation = useNavigationType();
  // Another address says what is searched for. What somebody is typing goes first, but for Back and Forward.
  useEffect(() => {
    if (navigation === 'POP' || document.activeElement !== field.current) setTyped(initial);
  }, [field, initial, navigation]);
  useEffect(() => {
    if (typed.trim() === initial) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <div className="relative min-w-full flex-1 md:min-w-72">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        node={Search}
        size={18}
        className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3"
      />
      <input
        ref={field}
        id={id}
        type="search"
        value={typed}
        enterKeyHint="search"
        placeholder={hint}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        className="field min-h-tap! ps-10 text-sm text-ellipsis"
      />
    </div>
  );
}
