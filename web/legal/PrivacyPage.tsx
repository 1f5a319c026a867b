import { paths } from '../paths.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { LegalPage } from './LegalPage.tsx';
import { ForgetContact } from './ForgetContact.tsx';
import { privacyMessages } from './privacyMessages.ts';

/** `/privacy-policy`: what happens to personal data. */
function PrivacyPage() {
  return (
    <LegalPage
      path={paths.privacy}
      {...useMessages(privacyMessages)}
      control={{ below: 'cookies', control: <ForgetContact /> }}
    />
  );
}

export { PrivacyPage as Component };
