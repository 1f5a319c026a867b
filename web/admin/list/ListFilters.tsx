import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchBox } from './SearchBox.tsx';
import { withValue } from './withValue.ts';

/** A value of the address that is chosen from a few. */
interface Choice {
  name: string;
  label: string;
  /** The words of each value; those of '' stand for an address without it. */
  options: Readonly<Record<string, string>>;
  /** Whether phones, which have no room for it, show it only where it narrows the list. */
  isMinor?: boolean;
}

interface Props {
  search: RefObject<HTMLInputElement | null>;
  label: string;
  /** What can be searched for. */
  hint: string;
  choices?: readonly Choice[];
}

/** The search box of a list, and what else narrows or orders it. They stand in the address; another choice begins at page 1. */
export function ListFilters({ search, label, hint, choices }: Props) {
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string) =>
    setAddress(withValue(withValue(address, 'page', ''), name, value), { replace: true });
  return (
    <div role="search" className="flex flex-wrap gap-2">
      <SearchBox
        field={search}
        label={label}
        hint={hint}
        initial={address.get('q') ?? ''}
        onSearch={(typed) => change('q', typed)}
      />
      {choices && (
        <div className="flex min-w-0 gap-2 max-lg:w-full">
          {choices.map(({ name, label: words, options, isMinor }) => (
            <select
              key={name}
              aria-label={words}
              value={address.get(name) ?? ''}
              onChange={({ target }) => change(name, target.value)}
              className={clsx(
                'field min-h-tap! w-auto! min-w-0 flex-1 text-sm lg:flex-none',
                isMinor && !address.has(name) && 'max-md:hidden',
              )}
            >
              {Object.entries(options).map(([value, shown]) => (
                <option key={value} value={value}>
                  {shown}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
    </div>
  );
}
