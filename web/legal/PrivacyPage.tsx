import { paths } from '../paths.ts';
import { useText } from '../ui/useText.ts';
import { LegalPage } from './LegalPage.tsx';
import { privacyMessages } from './privacyMessages.ts';

/** `/privacy-policy`: what happens to personal data. */
export function PrivacyPage() {
  return <LegalPage path={paths.privacy} {...useText(privacyMessages)} />;
}
