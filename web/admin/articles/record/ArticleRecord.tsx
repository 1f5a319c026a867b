import { useState } from 'react';
import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { BackLink } from '../../list/BackLink.tsx';
import { useWayBack } from '../../list/useWayBack.ts';
import { ShortcutHelp } from '../../page/ShortcutHelp.tsx';
import { useStaff } from '../../page/staffContext.ts';
import { useShortcuts } from '../../page/useShortcuts.ts';
import { articleMessages } from '../messages.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ArticleStatus } from './ArticleStatus.tsx';
import { ArticleWriter } from './ArticleWriter.tsx';
import { recordMessages } from './messages.ts';

/** One article: editors write it, others read it. */
export function ArticleRecord({ article }: { article: ArticleFieldsFragment }) {
  const text = useMessages(recordMessages);
  const words = useMessages(articleMessages);
  const { may } = useStaff();
  const back = useWayBack('/articles');
  const [help, setHelp] = useState(false);
  useShortcuts({ '?': () => setHelp(true), Escape: back });
  return (
    <>
      <PageHead title={article.title || words.untitled} />
      {help && <ShortcutHelp keys={words.keyWords} onClose={() => setHelp(false)} />}
      <BackLink to="/articles" label={text.back} onBack={back} />
      {may('saveArticle') ? (
        <ArticleWriter article={article} />
      ) : (
        <>
          <ArticleStatus article={article} />
          <ArticlePreview article={article} />
        </>
      )}
    </>
  );
}
