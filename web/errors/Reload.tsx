import { type ReactNode, useEffect, useState } from 'react';

/** Loads the page of this address again, in the release that the site has by now; `children` say what is wrong where it cannot come. */
export function Reload({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetch(location.href, { method: 'HEAD' }).then(
      ({ status }) => (status < 500 ? location.reload() : setFailed(true)),
      () => setFailed(true),
    );
  }, []);
  return failed ? children : null;
}
