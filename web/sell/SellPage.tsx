import { Clock, MapPinOff } from 'lucide';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../paths.ts';
import { FormPage } from '../ui/form/FormPage.tsx';
import { FormPicture } from '../ui/form/FormPicture.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { loadWantedCar } from './loadWantedCar.ts';
import { SellForm } from './SellForm.tsx';
import { sellMessages } from './sellMessages.ts';
import { WantedCar } from './WantedCar.tsx';

const picture = import.meta.glob<string>('./picture/*', { eager: true, query: '?url', import: 'default' });

/** `/sell`: visitors offer their car, perhaps in exchange for the one that the address names. */
function SellPage() {
  const text = useMessages(sellMessages);
  const { reply, place } = text.assurances;
  const { car } = useLoaderData<typeof loadWantedCar>();
  return (
    <FormPage
      title={text.title}
      description={text.description}
      path={paths.sell}
      heading={text.heading}
      lead={car ? text.leadAgainst : text.lead}
      picture={!car && <FormPicture files={picture} alt={text.picture} />}
      assurances={[
        { icon: Clock, text: reply },
        { icon: MapPinOff, text: place },
      ]}
      aside={car && <WantedCar car={car} />}
    >
      <SellForm key={car?.id} wantedCar={car?.id} />
    </FormPage>
  );
}

export { SellPage as Component, loadWantedCar as load };
