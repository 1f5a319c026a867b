import { paths } from '../paths.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { LegalPage } from './LegalPage.tsx';
import { termsMessages } from './termsMessages.ts';

/** `/terms`: the terms between the dealer and the users of the site. */
function TermsPage() {
  return <LegalPage path={paths.terms} {...useMessages(termsMessages)} />;
}

export { TermsPage as Component };
