import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import { RetryButton } from '../../ui/control/RetryButton.tsx';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { paths } from '../../paths.ts';
import { pageMessages } from './messages.ts';
import { Statement } from './Statement.tsx';

interface Props {
  /** Why the data are missing, if that is known. */
  error: ErrorLike | undefined;
  /** Loads them again. */
  retry: () => unknown;
}

/** Stands in the place of what could not be loaded: says why, and what to do. */
export function Failure({ error, retry }: Props) {
  const text = useMessages(pageMessages);
  const { code, message } = firstError(error);
  if (code === 'NOT_OFFERED') {
    return (
      <Statement heading={text.notOffered} hint={text.notOfferedHint}>
        <a className={buttonStyle('quiet')} href={paths.home}>
          {text.toSite}
        </a>
      </Statement>
    );
  }
  if (code === 'FORBIDDEN')
    return <Statement heading={text.forbidden} hint={message ?? text.forbiddenHint} />;
  return (
    <Statement heading={text.failed} hint={text.failedHint}>
      <RetryButton retry={retry} />
    </Statement>
  );
}

/** The code and the sentence of the first error of an answer; none where there was no answer. */
function firstError(error: ErrorLike | undefined): { code?: unknown; message?: string } {
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  return { code: first?.extensions?.code, message: first?.message };
}
