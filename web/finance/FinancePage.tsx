import type { ApolloClient } from '@apollo/client';
import { Clock, ShieldCheck } from 'lucide';
import { useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { loadNamedCar } from '../booking/loadNamedCar.ts';
import { NamedCar } from '../booking/NamedCar.tsx';
import { useNamedCar } from '../booking/useNamedCar.ts';
import { FinancePageDocument, useFinancePageSuspenseQuery } from '../generated/FinancePage.ts';
import { loadQuery } from '../data/loadQuery.ts';
import { paths } from '../paths.ts';
import { FormPage } from '../ui/form/FormPage.tsx';
import { FormPicture } from '../ui/form/FormPicture.tsx';
import { logoUrl } from '../ui/picture/pictureUrl.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { chosenTerms } from './chosenTerms.ts';
import { FinanceForm } from './FinanceForm.tsx';
import { FinanceTerms } from './FinanceTerms.tsx';
import { financeMessages } from './messages.ts';

const picture = import.meta.glob<string>('./picture/*', { eager: true, query: '?url', import: 'default' });

async function loadFinancePage(client: ApolloClient, args: LoaderFunctionArgs) {
  const [named] = await Promise.all([loadNamedCar(client, args), loadQuery(client, FinancePageDocument, {})]);
  return named;
}

/** `/finance`, for the car that the address names. Without one, the picture shows the logo of the chosen make. */
function FinancePage() {
  const text = useMessages(financeMessages);
  const { data } = useFinancePageSuspenseQuery();
  const car = useNamedCar()?.car;
  const [search] = useSearchParams();
  const terms = car?.price ? chosenTerms(search, car.price) : undefined;
  const [make, setMake] = useState('');
  const logo = data?.logos?.find(({ name }) => name === make);
  return (
    <FormPage
      title={text.title}
      description={text.description}
      path={paths.finance()}
      heading={text.heading}
      lead={text.lead}
      picture={
        !car && (
          <FormPicture files={picture} alt={text.picture}>
            {logo && (
              <img
                src={logoUrl(logo.path)}
                alt=""
                width={120}
                height={48}
                className="absolute start-5 top-5 h-10 w-25 object-contain object-left rtl:object-right"
              />
            )}
          </FormPicture>
        )
      }
      assurances={[
        { icon: ShieldCheck, text: text.noEffect },
        { icon: Clock, text: text.answered },
      ]}
      aside={
        car && (
          <div className="grid gap-5">
            <NamedCar car={car} without={{ label: text.withoutCar, to: paths.finance() }} beside />
            {car.price && terms && <FinanceTerms price={car.price} terms={terms} />}
          </div>
        )
      }
    >
      <FinanceForm key={car?.id} car={car} terms={terms} cars={data?.models} onMake={setMake} />
    </FormPage>
  );
}

export { FinancePage as Component, loadFinancePage as load };
