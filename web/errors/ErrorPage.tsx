import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { Gone } from './Gone.tsx';
import { errorMessages } from './messages.ts';
import { useOffline } from '../ui/hooks/useOffline.ts';
import { NotFound } from './NotFound.tsx';
import { Notice } from './Notice.tsx';
import { Offline } from './Offline.tsx';
import { Reload } from './Reload.tsx';

/** Words in the messages of the different browsers when they cannot fetch a module for `import()`. */
const words = /dynamically imported module|module script failed/i;

/** Is shown instead of a page that does not exist or cannot be shown. */
export function ErrorPage() {
  const text = useMessages(errorMessages);
  const error = useRouteError();
  const offline = useOffline();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  if (status === 404) return <NotFound />;
  if (status === 410) return <Gone />;
  if (offline) return <Offline />;
  const broken = (tryAgain: () => void) => (
    <Notice title={text.brokenTitle} heading={text.broken} hint={text.brokenHint}>
      <button type="button" className={buttonStyle('primary')} onClick={tryAgain}>
        {text.tryAgain}
      </button>
      <Link className={buttonStyle('quiet')} to={paths.home}>
        {text.goHome}
      </Link>
    </Notice>
  );
  return isMissingCode(error) ? <Reload>{broken}</Reload> : broken(() => location.reload());
}

/** Whether the code of a page could not be fetched: after a release, a page that was opened before asks for files that are gone. */
function isMissingCode(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
