import { Search } from 'lucide';
import { type FormEvent, useId } from 'react';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { personsMessages } from './messages.ts';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  onSearch: (contact: string) => void;
}

/** The field in which an email address or a phone number is typed. It never stands in the address, which logs and histories keep. */
export function PersonSearch({ typed, onType, onSearch }: Props) {
  const text = useMessages(personsMessages);
  const id = useId();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim()) onSearch(typed.trim());
  }

  return (
    <form method="dialog" role="search" className="mt-6 grid max-w-xl gap-2" onSubmit={search}>
      <label htmlFor={id} className="text-sm font-[550]">
        {text.contact}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          name="contact"
          type="search"
          required
          value={typed}
          onChange={({ target }) => onType(target.value)}
          inputMode="email"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          aria-describedby={`${id}-hint`}
          className="field min-w-0 flex-1"
        />
        <button type="submit" className={buttonStyle('primary', 'flex-none px-5!')}>
          <Icon node={Search} />
          <span>{text.find}</span>
        </button>
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {text.contactHint}
      </p>
    </form>
  );
}
