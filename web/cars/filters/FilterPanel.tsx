import { X } from 'lucide';
import { type Ref, type SubmitEvent } from 'react';
import type { FilterCountsFragment } from '../../generated/FilterPanel.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { IconButton } from '../../ui/control/IconButton.tsx';
import { panelControl } from '../../ui/control/panelControl.ts';
import '../../ui/dialog/sheet.css';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { BodyTypeFilter } from './BodyTypeFilter.tsx';
import { writePart } from './buyAddress.ts';
import type { FilterState, RangeName, TypedRange } from './FilterState.ts';
import { filterNames, filterTable } from './filterTable.ts';
import { ClaimsFilter } from './lists/ClaimsFilter.tsx';
import { type ListPart, listParts } from './lists/listParts.ts';
import { NamesFilter } from './lists/NamesFilter.tsx';
import { MakeChips } from './MakeChips.tsx';
import { MakeFilter } from './MakeFilter.tsx';
import './filterPanel.css';
import { filterMessages } from './messages.ts';
import { ModelFilter } from './ModelFilter.tsx';
import { Presets } from './quick/Presets.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { rangeNames } from './ranges.ts';
import { Section } from './Section.tsx';
import type { useFilterState } from './useFilterState.ts';

/** The ranges above the body types (spec §9); all others but the price, which comes first, stand below. */
const RANGES_ABOVE: RangeName[] = ['mileage', 'year'];
const RANGES_BELOW: RangeName[] = ['monthlyInstalment'];
/** The others stand last: few buyers ask for these. */
const RANGES_LAST = rangeNames.filter((name) => ![...RANGES_ABOVE, ...RANGES_BELOW, 'price'].includes(name));
const [COLOURS, ...LISTS_BELOW] = listParts;

export const FILTER_FORM = 'filters';
/** The id of the panel, for the button that opens it on phones. */
export const FILTER_PANEL = 'filter-panel';

interface Props {
  /** On phones it is a panel over the page (`panelControl.ts`). */
  ref: Ref<HTMLDialogElement>;
  filterState: ReturnType<typeof useFilterState>;
  makes: readonly { name: string }[] | null | undefined;
  counts: FilterCountsFragment | null | undefined;
  /** How many cars match what is chosen; undefined while that is not known. */
  matches: number | undefined;
  onSearch: () => void;
  onReset: () => void;
}

/** All filters of the stock. No search starts before the visitor presses Search Cars (BUY-21). */
export function FilterPanel({ ref, filterState, makes, counts, matches, onSearch, onReset }: Props) {
  const text = useMessages(filterMessages);
  const { filter } = filterState;
  const rangeProps = <Name extends RangeName>(name: Name) => ({
    name,
    range: filter[name],
    onChange: (range: TypedRange) => filterState.setRange(name, range),
  });
  const rangeSection = (name: RangeName) => (
    <Section key={name} title={text.ranges[name].label}>
      <RangeFilter {...rangeProps(name)} inStock={counts?.[name]} />
    </Section>
  );

  const listSection = (part: ListPart) => (
    <Section key={part} title={text.lists[part]}>
      <NamesFilter
        part={part}
        chosen={filter[part]}
        onToggle={filterState.toggleName}
        counts={counts?.[part]}
      />
    </Section>
  );

  function search(event: SubmitEvent) {
    event.preventDefault();
    onSearch();
  }

  return (
    <dialog
      ref={ref}
      id={FILTER_PANEL}
      popover="auto"
      className="sheet filter-panel"
      aria-label={text.filters}
    >
      <div className="filter-panel-head">
        <h2 className="text-title-sm">{text.filters}</h2>
        <IconButton label={text.close} className="no-script:hidden" {...panelControl('hide', FILTER_PANEL)}>
          <Icon node={X} />
        </IconButton>
      </div>
      <form id={FILTER_FORM} role="search" action={paths.buy} onSubmit={search} className="filter-panel-form">
        <HiddenParts filter={filter} />
        <div className="filter-panel-body">
          <section aria-label={text.ranges.price.label} className="pb-6">
            <h3 className="mb-3 text-md leading-normal font-[550]">{text.ranges.price.label}</h3>
            <RangeFilter {...rangeProps('price')} inStock={counts?.price} />
            <Presets {...rangeProps('price')} />
            <h4 className="mt-4 text-sm font-[550] no-script:hidden">{text.lowMileage}</h4>
            <Presets {...rangeProps('mileage')} />
          </section>
          <MakeChips chosen={filter.makes} onRemove={filterState.toggleMake} />
          <Section title={text.company} open>
            <MakeFilter
              chosen={filter.makes}
              onToggle={filterState.toggleMake}
              known={makes}
              counts={counts?.makes}
            />
          </Section>
          <Section title={text.model}>
            <ModelFilter makes={filter.makes} model={filter.model} onChoose={filterState.setModel} />
          </Section>
          {RANGES_ABOVE.map(rangeSection)}
          <Section title={text.bodyType}>
            <BodyTypeFilter
              chosen={filter.bodyTypes}
              onToggle={filterState.toggleBodyType}
              onAll={filterState.allBodyTypes}
              counts={counts?.bodyTypes}
            />
          </Section>
          {listSection(COLOURS)}
          {RANGES_BELOW.map(rangeSection)}
          <Section title={text.availability}>
            <Checkbox
              name="available"
              value="true"
              label={text.availableNow}
              checked={filter.availableNow}
              onChange={({ target }) => filterState.setFlag('availableNow', target.checked)}
            />
          </Section>
          <Section title={text.conditions}>
            <ClaimsFilter filter={filter} onChange={filterState.setFlag} counts={counts} />
          </Section>
          {LISTS_BELOW.map(listSection)}
          {RANGES_LAST.map(rangeSection)}
        </div>
        <div className="filter-panel-foot">
          <output className="num min-h-6 text-sm text-ink-2">
            {matches !== undefined && text.counted(matches)}
          </output>
          <button type="submit" className={buttonStyle('primary')}>
            {/* Phones show the count instead of these words; the button's accessible name has both (BUY-3). */}
            <span>{text.search}</span>{' '}
            {matches !== undefined && <span className="filter-panel-show">{text.show(matches)}</span>}
          </button>
          <button type="button" className={buttonStyle('plain', 'no-script:hidden')} onClick={onReset}>
            {text.reset}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** The parts that only an address can have, such as the link in a mail: without a script, the form sends them on. */
function HiddenParts({ filter }: { filter: FilterState }) {
  return filterNames
    .filter((name) => !filterTable[name].hasControl)
    .flatMap((name) => writePart(name, filter))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
