import { useApolloClient } from '@apollo/client/react';
import { clsx } from 'clsx';
import { Search } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { grouped } from '../../../ui/text/grouped.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { longestSearch } from '../../finder/longestSearch.ts';
import { filterText, filterFrom } from '../buyAddress.ts';
import type { FilterState } from '../FilterState.ts';
import { filterMessages } from '../messages.ts';
import type { Suggestion } from './suggestionsOf.ts';

/** How long a visitor must stop typing before suggestions are requested, ms. */
const PAUSE = 150;
/** How many characters a visitor must type to get suggestions. */
const FEWEST = 2;
const NONE = -1;

interface Props {
  /** The id of the form to which the field belongs. */
  form: string;
  /** The filter as chosen so far, with the text that is being typed. */
  filter: FilterState;
  onType: (text: string) => void;
}

/** The search field, with suggestions below it while a visitor types (the combobox pattern of WAI-ARIA). */
export function SearchBox({ form, filter, onType }: Props) {
  const text = useMessages(filterMessages);
  const client = useApolloClient();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(NONE);
  const asked = typed === undefined ? undefined : filterText({ ...filter, search: typed });
  const isOpen = (typed?.trim().length ?? 0) >= FEWEST && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    const wanted = asked === undefined ? undefined : filterFrom(asked);
    if (!wanted || wanted.search.length < FEWEST) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      // Loaded when somebody types: most visitors do not.
      void import('./askSuggestions.ts')
        .then(({ askSuggestions }) => askSuggestions(client, wanted))
        .then((found) => current && setSuggestions(found))
        // Without an answer, the suggestions stay as they are.
        .catch(() => undefined);
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, asked]);

  function close() {
    setTyped(undefined);
    setSuggestions([]);
    setActive(NONE);
  }

  function choose({ to }: Suggestion) {
    close();
    void navigate(to);
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    if (step) {
      // The arrows go around the suggestions and the field itself, which is one place more.
      const places = suggestions.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative flex-[1_0_100%] lg:flex-999">
      <Icon node={Search} className="absolute inset-y-0 start-4 my-auto text-ink-3" />
      <input
        type="search"
        name="q"
        form={form}
        maxLength={longestSearch}
        className="field ps-12"
        role="combobox"
        aria-label={text.searchLabel}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active === NONE ? undefined : optionId(active)}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={text.searchHint}
        value={filter.search}
        onChange={({ target }) => {
          onType(target.value);
          setTyped(target.value);
          setActive(NONE);
        }}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={text.suggestions}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-picture border border-line bg-card py-2 shadow-float"
      >
        {suggestions.map((suggestion, i) => (
          <button
            key={suggestion.to}
            id={optionId(i)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            className={clsx(
              'flex min-h-tap w-full items-center gap-4 px-4 text-start hover:bg-paper-2',
              i === active && 'bg-paper-2',
            )}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <span className="truncate">{suggestion.label}</span>
            <span className="num ms-auto text-sm text-ink-3">{grouped(suggestion.count)}</span>
          </button>
        ))}
      </div>
      <span aria-live="polite" className="sr-only">
        {isOpen && text.suggested(suggestions.length)}
      </span>
    </div>
  );
}
