import { SlidersHorizontal } from 'lucide';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { panelControl } from '../../ui/control/panelControl.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { type BuyState, buyAddress, type SortName } from '../filters/buyAddress.ts';
import { FILTER_FORM, FILTER_PANEL } from '../filters/FilterPanel.tsx';
import type { FilterState } from '../filters/FilterState.ts';
import { filterMessages } from '../filters/messages.ts';
import { SearchBox } from '../filters/search/SearchBox.tsx';

interface Props {
  /** What is shown. */
  state: BuyState;
  /** What is being chosen in the panel. */
  filter: FilterState;
  /** How many parts the filter of the list has, besides the text of the search box. */
  filterCount: number;
  onType: (search: string) => void;
  onSort: (sort: SortName | undefined) => void;
}

/** Above the list: the search box, the way to the filters on narrow screens, and the order. */
export function SearchTools({ state, filter, filterCount, onType, onSort }: Props) {
  const text = useMessages(filterMessages);
  return (
    <div className="mb-8 flex flex-wrap gap-3 print:hidden">
      <SearchBox key={buyAddress({ ...state, page: 1 })} form={FILTER_FORM} filter={filter} onType={onType} />
      <button
        type="button"
        className={buttonStyle('quiet', 'flex-1 px-4 whitespace-nowrap md:hidden no-script:hidden')}
        {...panelControl('show', FILTER_PANEL)}
      >
        <Icon node={SlidersHorizontal} />
        <span>{filterCount > 0 ? text.filtersWith(filterCount) : text.filters}</span>
      </button>
      <a
        href={`#${FILTER_FORM}`}
        className={buttonStyle('quiet', 'hidden! flex-1 px-4 no-script:max-md:inline-flex!')}
      >
        {text.filters}
      </a>
      <select
        name="sort"
        form={FILTER_FORM}
        className="field min-w-0 grow basis-40 lg:basis-56"
        aria-label={text.sort}
        value={state.sort ?? ''}
        onChange={({ target }) => onSort((target.value || undefined) as SortName | undefined)}
      >
        {Object.entries(text.sorts).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
