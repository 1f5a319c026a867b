import { clsx } from 'clsx';
import { Plus } from 'lucide';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useArticlesPageSuspenseQuery } from '../../../generated/ArticlesPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Pager } from '../../../ui/control/Pager.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { fromList } from '../../list/fromList.ts';
import { lastOpened } from '../../list/lastOpened.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { moveInList } from '../../list/moveInList.ts';
import { RecordList } from '../../list/RecordList.tsx';
import { withValue } from '../../list/withValue.ts';
import { Failure } from '../../page/Failure.tsx';
import { ShortcutHelp } from '../../page/ShortcutHelp.tsx';
import { useStaff } from '../../page/staffContext.ts';
import { useShortcuts } from '../../page/useShortcuts.ts';
import { articleMessages } from '../messages.ts';
import { articleFilter } from './articleAddress.ts';
import { ArticleRow } from './ArticleRow.tsx';
import { ArticleTabs } from './ArticleTabs.tsx';
import { columns } from './columns.ts';
import { EmptyArticles } from './EmptyArticles.tsx';
import { listMessages } from './messages.ts';

/** `/admin/articles`: the articles of the blog by state. Whoever comes back to a list is at the row that was opened. */
function ArticlesPage() {
  const text = useMessages(listMessages);
  const words = useMessages(articleMessages);
  const { may } = useStaff();
  const [address] = useSearchParams();
  const wanted = address.toString();
  const shown = useDeferredValue(wanted);
  const filter = articleFilter(new URLSearchParams(shown));
  const { data, error, refetch } = useArticlesPageSuspenseQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
  });
  const search = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  useShortcuts({
    '?': () => setHelp(true),
    '/': () => search.current?.focus(),
    j: () => moveInList(1),
    k: () => moveInList(-1),
  });
  useEffect(() => lastOpened.focus(), [shown]);
  if (!data?.articles) return <Failure error={error} retry={refetch} />;

  const { counts, totalCount, page, pages } = data.articles;
  // What was published or taken off since the list was loaded.
  const articles = data.articles.nodes.filter(({ state }) => state === filter.state);
  return (
    <>
      <PageHead title={text.title} />
      {help && <ShortcutHelp keys={words.keyWords} onClose={() => setHelp(false)} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="flex-1 text-title-md!">{text.title}</h1>
        <p className="num flex-none text-sm text-ink-2 max-md:hidden">{text.found(totalCount)}</p>
        {may('createArticle') && (
          <Link
            to="/articles/new"
            state={fromList}
            className={buttonStyle('primary', 'min-h-tap! px-4! text-sm')}
          >
            <Icon node={Plus} size={18} />
            <span>{text.begin}</span>
          </Link>
        )}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <ArticleTabs counts={counts} state={filter.state} />
        <ListFilters search={search} label={text.search} hint={text.searchHint} />
      </div>
      <div data-list tabIndex={-1} className={clsx('mt-4 outline-none', wanted !== shown && 'opacity-60')}>
        {articles.length > 0 ? (
          <RecordList label={text.list} headings={text.columns} headingStyle={clsx('lg:grid', columns)}>
            {articles.map((article) => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </RecordList>
        ) : (
          <EmptyArticles filter={filter} />
        )}
      </div>
      <Pager
        current={page}
        last={pages}
        to={(to) => ({ search: withValue(address, 'page', to > 1 ? String(to) : '').toString() })}
        labels={text.pager}
      />
    </>
  );
}

export { ArticlesPage as Component };
