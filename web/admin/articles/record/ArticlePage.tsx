import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useArticlePageSuspenseQuery } from '../../../generated/ArticlePage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { lastOpened } from '../../list/lastOpened.ts';
import { Failure } from '../../page/Failure.tsx';
import { Statement } from '../../page/Statement.tsx';
import { ArticleRecord } from './ArticleRecord.tsx';
import { recordMessages } from './messages.ts';

/** `/admin/articles/:id`: one article, on the site or not. */
function ArticlePage() {
  const text = useMessages(recordMessages);
  const { id = '' } = useParams();
  const { data, error, refetch } = useArticlePageSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const article = data?.article;
  const found = article?.id;
  useEffect(() => {
    if (found) lastOpened.set(found);
  }, [found]);
  if (article) return <ArticleRecord key={article.id} article={article} />;
  if (error || !data) return <Failure error={error} retry={refetch} />;
  return (
    <Statement heading={text.none} hint={text.noneHint}>
      <Link className={buttonStyle('primary')} to="/articles">
        {text.toList}
      </Link>
    </Statement>
  );
}

export { ArticlePage as Component };
