import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { blogMessages } from './messages.ts';

/** Shown in place of an empty list of articles; `failed` where the list could not be loaded. */
export function NoBlogs({ failed }: { failed: boolean }) {
  const text = useMessages(blogMessages);
  return (
    <EmptyState heading={text.none} hint={!failed && text.noneHint} problem={failed && text.unreachable}>
      {!failed && (
        <Link className={buttonStyle('primary')} to={paths.buy}>
          {text.viewAllCars}
        </Link>
      )}
    </EmptyState>
  );
}
