import { Search } from 'lucide';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { enquiryMessages } from '../messages.ts';
import { withValue } from './inboxAddress.ts';
import { inboxMessages } from './messages.ts';

/** How long typing pauses before the search is made, ms. */
const PAUSE = 250;

/** The search box and the filters of the inbox. They stand in the address. */
export function InboxFilters({ search }: { search: RefObject<HTMLInputElement | null> }) {
  const text = useMessages(inboxMessages);
  const words = useMessages(enquiryMessages);
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string) =>
    setAddress(withValue(address, name, value), { replace: true });
  const people = { me: text.me, none: words.nobody };
  const choices = [
    { name: 'kind', label: text.kind, any: text.anyKind, options: words.kinds },
    { name: 'status', label: text.status, any: text.anyStatus, options: words.statuses },
    { name: 'assignee', label: text.assignee, any: text.anybody, options: people },
  ];
  return (
    <div role="search" className="flex flex-wrap gap-2">
      <SearchBox field={search} initial={address.get('q') ?? ''} onSearch={(typed) => change('q', typed)} />
      <div className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 [scrollbar-width:none] max-md:w-[calc(100%+2rem)] md:mx-0 md:px-0">
        {choices.map(({ name, label, any, options }) => (
          <select
            key={name}
            aria-label={label}
            value={address.get(name) ?? ''}
            onChange={({ target }) => change(name, target.value)}
            className="field min-h-tap! w-auto! flex-none text-sm"
          >
            <option value="">{any}</option>
            {Object.entries(options).map(([value, shown]) => (
              <option key={value} value={value}>
                {shown}
              </option>
            ))}
          </select>
        ))}
      </div>
    </div>
  );
}

interface SearchBoxProps {
  field: RefObject<HTMLInputElement | null>;
  initial: string;
  onSearch: (typed: string) => void;
}

function SearchBox({ field, initial, onSearch }: SearchBoxProps) {
  const text = useMessages(inboxMessages);
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
        {text.search}
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
        placeholder={text.searchHint}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
        className="field min-h-tap! ps-10 text-sm"
      />
    </div>
  );
}
