import { Link } from 'react-router-dom';
import type { ArticlesPageQueryVariables } from '../../../generated/ArticlesPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { EmptyList } from '../../list/EmptyList.tsx';
import { listMessages } from './messages.ts';

/** Stands in the place of an empty list, and says what to do. */
export function EmptyArticles({ filter: { state, search, page } }: { filter: ArticlesPageQueryVariables }) {
  const text = useMessages(listMessages);
  const narrow = Boolean(search) || page > 1;
  return (
    <EmptyList
      heading={narrow ? text.noneFound : text.none[state]}
      hint={narrow ? text.noneFoundHint : text.noneHint[state]}
    >
      {narrow && (
        <Link className={buttonStyle('quiet')} to={{ search: state === 'PUBLISHED' ? '' : `state=${state}` }}>
          {text.clear}
        </Link>
      )}
    </EmptyList>
  );
}
