import { Clock, MapPinOff } from 'lucide';
import { paths } from '../paths.ts';
import { FormPage } from '../ui/form/FormPage.tsx';
import { FormPicture } from '../ui/form/FormPicture.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { SellForm } from './SellForm.tsx';
import { sellMessages } from './sellMessages.ts';

const picture = import.meta.glob<string>('./picture/*', { eager: true, query: '?url', import: 'default' });

/** `/sell`: visitors offer their car. */
function SellPage() {
  const text = useMessages(sellMessages);
  const { reply, place } = text.assurances;
  return (
    <FormPage
      title={text.title}
      description={text.description}
      path={paths.sell}
      heading={text.heading}
      lead={text.lead}
      picture={<FormPicture files={picture} alt={text.picture} />}
      assurances={[
        { icon: Clock, text: reply },
        { icon: MapPinOff, text: place },
      ]}
    >
      <SellForm />
    </FormPage>
  );
}

export { SellPage as Component };
