import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  content: ReactNode;
}

interface Props<Key extends string> {
  /** Names the tabs. */
  label: string;
  tabs: Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** What stands beside the tabs. */
  heading: ReactNode;
}

/** Panels of which one is shown. Arrow keys, Home and End move between the tabs. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, heading }: Props<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === selected);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const target = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelector<HTMLButtonElement>(`[data-tab="${tab.key}"]`)?.focus();
  }

  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-6 md:mb-12">
        {heading}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={move}
          className="flex w-full gap-6 max-[359px]:gap-3 border-b border-line md:w-auto md:gap-8"
        >
          {tabs.map(({ key, label: name }) => (
            <button
              key={key}
              type="button"
              role="tab"
              data-tab={key}
              id={`${id}-${key}`}
              aria-controls={`${id}-panel`}
              aria-selected={key === selected}
              tabIndex={key === selected ? 0 : -1}
              onClick={() => onSelect(key)}
              className="-mb-px min-h-tap border-b-2 border-transparent py-2 font-medium whitespace-nowrap text-ink-2 transition-colors duration-quick aria-selected:border-accent aria-selected:text-ink"
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {tabs.find(({ key }) => key === selected)?.content}
      </div>
    </>
  );
}
