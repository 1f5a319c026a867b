import { Link } from 'react-router-dom';
import type { ArticlesPageQueryVariables } from '../../../generated/ArticlesPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { listMessages } from './messages.ts';

/** Stands in the place of an empty list, and says what to do. */
export function EmptyArticles({ filter: { state, search, page } }: { filter: ArticlesPageQueryVariables }) {
  const text = useMessages(listMessages);
  const narrow = Boolean(search) || page > 1;
  return (
    <div className="grid justify-items-center gap-3 rounded-picture border border-line px-6 py-16 text-center">
      <h2 className="text-title-sm!">{narrow ? text.noneFound : text.none[state]}</h2>
      <p className="max-w-measure text-ink-2">{narrow ? text.noneFoundHint : text.noneHint[state]}</p>
      {narrow && (
        <Link className={buttonStyle('quiet')} to={{ search: state === 'PUBLISHED' ? '' : `state=${state}` }}>
          {text.clear}
        </Link>
      )}
    </div>
  );
}
