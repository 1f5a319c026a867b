import { Link } from 'react-router-dom';
import { useMessages } from '../../ui/text/useMessages.ts';
import { viewLinkStyle } from '../list/viewLinkStyle.ts';
import { settingsMessages } from './messages.ts';
import type { SectionName } from './sections.ts';
import { useSectionNames } from './useSectionNames.ts';

/** The list beside a section, where the window is wide enough. */
export function SectionNavigation({ shown }: { shown: SectionName }) {
  const text = useMessages(settingsMessages);
  const names = useSectionNames();
  return (
    <nav aria-label={text.sectionList} className="sticky top-10 hidden self-start xl:block">
      <Link to="/settings" className={viewLinkStyle}>
        {text.title}
      </Link>
      <ul className="mt-1 grid gap-0.5 border-t border-line pt-1">
        {names.map((name) => (
          <li key={name}>
            <Link
              to={`/settings/${name}`}
              aria-current={name === shown ? 'page' : undefined}
              className={viewLinkStyle}
            >
              {text.sections[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
