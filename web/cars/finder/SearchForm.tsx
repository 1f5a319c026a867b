import { clsx } from 'clsx';
import { Search } from 'lucide';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { longestSearch } from './longestSearch.ts';
import { finderMessages } from './messages.ts';

interface Props {
  /** In the header: without a button, and where there is little room as small as its icon until it has the focus. */
  small?: boolean;
}

/** A field whose text is searched for in the whole stock. The browser itself opens the list: every page has it without a byte of script. */
export function SearchForm({ small = false }: Props) {
  const text = useMessages(finderMessages);
  return (
    <form
      action={paths.buy}
      aria-label={text.searchStock}
      className={clsx('relative', small ? 'h-tap w-tap @min-[74rem]:w-48' : 'flex gap-2')}
    >
      <Icon
        node={Search}
        className={clsx(
          'pointer-events-none absolute inset-y-0 z-1 my-auto',
          small ? 'start-3' : 'start-4 text-ink-3 max-md:hidden',
        )}
      />
      <input
        type="search"
        name="q"
        maxLength={longestSearch}
        aria-label={text.searchStock}
        placeholder={text.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        className={clsx(
          'field',
          small
            ? 'absolute inset-y-0 end-0 min-h-tap! w-tap! ps-11! pe-0! text-sm not-focus:bg-transparent! @max-[74rem]:not-focus:border-transparent! @max-[74rem]:not-focus:placeholder:text-transparent! @max-[74rem]:focus:w-60! focus:pe-2! @min-[74rem]:w-full!'
            : 'md:ps-12!',
        )}
      />
      {!small && (
        <button type="submit" className={buttonStyle('primary', 'max-md:w-field max-md:px-0')}>
          <Icon node={Search} className="md:hidden" />
          <span className="max-md:sr-only">{text.search}</span>
        </button>
      )}
    </form>
  );
}
