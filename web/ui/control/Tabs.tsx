import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  content: ReactNode;
}

interface Props<Key extends string> {
  /** The name of the tabs in the address, and the id of their heading. */
  name: string;
  /** Names the tabs for screen readers. */
  label: string;
  /** The first one is shown, unless the address names another. */
  tabs: Tab<Key>[];
  /** Shown beside the tabs. */
  heading: ReactNode;
}

/**
 * Panels of which one is shown. Arrow keys, Home and End move between the tabs. Each tab is a link to the page that shows
 * its panel, for visitors without scripts.
 */
export function Tabs<Key extends string>({ name, label, tabs, heading }: Props<Key>) {
  const id = useId();
  const named = useSearchParams()[0].get(name);
  const [selected, select] = useState(tabs.find(({ key }) => key === named)?.key ?? tabs[0]?.key);
  // The tab reacts to a tap at once; a panel full of cars takes a phone longer.
  const shown = useDeferredValue(selected);
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === selected);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    // A link does not react to the space bar by itself.
    const target = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1, ' ': at }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    select(tab.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.key}"]`)?.focus();
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
          className="flex w-full flex-wrap gap-x-6 max-xs:gap-x-3 border-b border-line md:w-auto md:gap-x-8"
        >
          {tabs.map(({ key, label: text }) => (
            <a
              key={key}
              href={`?${name}=${key}#${name}`}
              role="tab"
              data-tab={key}
              id={`${id}-${key}`}
              aria-controls={`${id}-panel`}
              aria-selected={key === selected}
              tabIndex={key === selected ? 0 : -1}
              onClick={(event) => {
                event.preventDefault();
                select(key);
              }}
              className="-mb-px inline-flex min-h-tap items-center border-b-2 border-transparent forced-colors:not-aria-selected:border-[Canvas] py-2 font-medium text-ink-2 transition-colors duration-quick aria-selected:border-accent aria-selected:text-ink"
            >
              {text}
            </a>
          ))}
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {tabs.find(({ key }) => key === shown)?.content}
      </div>
    </>
  );
}
