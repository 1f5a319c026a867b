import { type ReactNode, useEffect, useState } from 'react';

/** How long the site may take to say whether it has the page, ms. */
const TIMEOUT = 10_000;

interface Props {
  /** What is wrong, where the page cannot come; `tryAgain` asks for it once more. */
  children: (tryAgain: () => void) => ReactNode;
}

/**
 * Loads the page of this address again, in the release that the site has by now. Where the site has none to give, such as in an
 * overload, the visitor stays: its bare text would stand in the place of the site.
 */
export function Reload({ children }: Props) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    fetch(location.href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) }).then(
      ({ ok, status }) => (ok || [404, 410].includes(status) ? location.reload() : setFailed(true)),
      () => setFailed(true),
    );
  }, [attempt]);
  return failed ? children(() => setAttempt(attempt + 1)) : null;
}
