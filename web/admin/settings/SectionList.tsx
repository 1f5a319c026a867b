import { ChevronRight } from 'lucide';
import { useEffect } from 'react';
import type { SettingsPageQuery } from '../../generated/SettingsPage.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { lastOpened } from '../list/lastOpened.ts';
import { RecordLink } from '../list/RecordLink.tsx';
import { ExampleBadge } from './ExampleBadge.tsx';
import { settingsMessages } from './messages.ts';
import { type FactSectionName, type SectionName, sections } from './sections.ts';
import { summaryOf } from './summaryOf.ts';
import { useSectionNames } from './useSectionNames.ts';

/** What can be set, with what is set in a line each. Each row opens its section. */
export function SectionList({ data }: { data: SettingsPageQuery }) {
  const text = useMessages(settingsMessages);
  const names = useSectionNames();
  useEffect(() => lastOpened.focus(), []);
  const examples: readonly string[] = data.settings?.examples ?? [];
  return (
    <ul
      aria-label={text.sectionList}
      className="mt-6 max-w-[56rem] overflow-clip rounded-picture border border-line bg-card"
    >
      {names.map((name) => (
        <li
          key={name}
          className="relative flex min-h-16 items-center gap-3 border-t border-line px-4 py-2 first:border-t-0 hover:bg-ink/4"
        >
          <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 md:grid-cols-[15rem_minmax(0,1fr)] md:items-baseline">
            <span className="flex flex-wrap items-center gap-x-2 font-[550]">
              <RecordLink list="/settings" id={name} className="outline-none">
                {text.sections[name]}
              </RecordLink>
              {factsOf(name).some((field) => examples.includes(field)) && <ExampleBadge />}
            </span>
            <span className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
              {summaryOf(name, data, text)}
            </span>
          </div>
          <Icon node={ChevronRight} size={18} className="flip flex-none text-ink-3" />
        </li>
      ))}
    </ul>
  );
}

function factsOf(name: SectionName): readonly string[] {
  return Object.hasOwn(sections, name) ? sections[name as FactSectionName] : [];
}
