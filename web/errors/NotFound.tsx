import { Link, useMatch } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { errorMessages } from './messages.ts';
import { Notice } from './Notice.tsx';

/** Says that there is nothing at this address, and where to go on: to the other articles where it is one of an article. */
export function NotFound() {
  const text = useMessages(errorMessages);
  const article = useMatch('/blog/:id');
  const [hint, onward] = article
    ? [text.noArticleHint, { to: paths.blogs, label: text.readArticles }]
    : [text.notFoundHint, { to: paths.buy, label: text.browseCars }];
  return (
    <Notice title={text.notFoundTitle} heading={text.notFound} hint={hint}>
      <Link className={buttonStyle('primary')} to={onward.to}>
        {onward.label}
      </Link>
      <Link className={buttonStyle('quiet')} to={paths.home}>
        {text.goHome}
      </Link>
    </Notice>
  );
}
