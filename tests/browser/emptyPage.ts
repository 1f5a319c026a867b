import type { Window } from 'happy-dom';
import { toast } from 'sonner';
import { afterAll, beforeEach } from 'vitest';

// The files of a process share its page. Each test finds one that was opened just now, whatever the age of the process, and
// after the last test of a file, page and storage are as on a first visit. Files unmount what they have rendered. What a page
// says after that, such as of a request that was cut off, would be shown by the next one.
if (typeof document !== 'undefined') {
  // The address that Vitest gives the page. A test may have led it elsewhere, such as to a file that it downloads.
  const address = 'http://localhost:3000/';
  // Vitest's types do not say that the page is one of happy-dom.
  const { happyDOM } = window as unknown as Window;

  beforeEach(() => {
    Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true });
    toast.dismiss();
  });

  afterAll(() => {
    localStorage.clear();
    sessionStorage.clear();
    happyDOM.setURL(address);
    const { head, body, documentElement: root } = document;
    for (const { name } of [...root.attributes]) root.removeAttribute(name);
    head.replaceChildren();
    body.replaceChildren();
  });
}
