import { type ReactNode, useEffect, useState } from 'react';
import { useRetries } from '../ui/hooks/useRetries.ts';

/** How long the site may take to say whether it has the page, ms. */
const TIMEOUT = 10_000;

interface Props {
  /** What to show if the page cannot be loaded; `tryAgain` tries to load it once more. */
  children: (tryAgain: () => void) => ReactNode;
}

/**
 * Loads the page at this address again, from the present release of the site. If the server cannot send the page, such as in
 * an overload, the visitor stays on the site: the server's plain-text answer would replace it. It is asked again by and by.
 */
export function Reload({ children }: Props) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const again = () => setAttempt(attempt + 1);
  useRetries(again, failed);
  useEffect(() => {
    fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) }).then(
      ({ ok, status }) => (ok || [404, 410].includes(status) ? location.reload() : setFailed(true)),
      () => setFailed(true),
    );
  }, [attempt]);
  return failed ? children(again) : null;
}
