import { Link } from 'react-router-dom';
import type { ArticlesPageQuery, ArticlesPageQueryVariables } from '../../../generated/ArticlesPage.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { viewLinkStyle } from '../../list/viewLinkStyle.ts';
import { listMessages } from './messages.ts';

type State = ArticlesPageQueryVariables['state'];
type Counts = NonNullable<ArticlesPageQuery['articles']>['counts'];

const counted = {
  PUBLISHED: 'published',
  DRAFT: 'draft',
  SCHEDULED: 'scheduled',
} as const satisfies Record<State, keyof Counts>;

/** The states of articles with their counts. A search ends where another one is opened. */
export function ArticleTabs({ counts, state }: { counts: Counts; state: State }) {
  const text = useMessages(listMessages);
  // The type of Object.keys loses the names.
  const tabs = Object.keys(counted) as State[];
  return (
    <nav aria-label={text.tabsLabel}>
      <ul className="flex flex-wrap gap-1">
        {tabs.map((each) => (
          <li key={each}>
            <Link
              to={{ search: each === 'PUBLISHED' ? '' : `state=${each}` }}
              aria-current={each === state ? 'page' : undefined}
              className={viewLinkStyle}
            >
              <span>{text.tabs[each]}</span>
              <span className="num text-xs text-ink-3">{counts[counted[each]]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
