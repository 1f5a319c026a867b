import { paths } from '../paths.ts';
import { useText } from '../ui/useText.ts';
import { LegalPage } from './LegalPage.tsx';
import { termsMessages } from './termsMessages.ts';

/** `/terms`: what holds between the dealer and the users of the site. */
export function TermsPage() {
  return <LegalPage path={paths.terms} {...useText(termsMessages)} />;
}
