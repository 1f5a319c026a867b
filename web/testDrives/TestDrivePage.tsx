import type { ApolloClient } from '@apollo/client';
import { Link, useSearchParams } from 'react-router-dom';
import { CarGrid } from '../cars/card/CarGrid.tsx';
import { carMessages } from '../cars/card/messages.ts';
import { NoCars } from '../cars/card/NoCars.tsx';
import { isEmpty, loadNewestCars, NewestCars } from '../cars/newest/NewestCars.tsx';
import { constants } from '../dealer/constants.ts';
import { TestDrivePageDocument, useTestDrivePageSuspenseQuery } from '../generated/TestDrivePage.ts';
import { loaded, loadQuery } from '../data/loadQuery.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Pager } from '../ui/control/Pager.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { wholeNumber } from '../ui/text/wholeNumber.ts';
import { PageHead } from '../ui/page/PageHead.tsx';
import { testDriveListMessages } from './listMessages.ts';
import { TestDriveLink } from './TestDriveLink.tsx';
import { TestDrivePromises } from './TestDrivePromises.tsx';

async function loadTestDrivePage(client: ApolloClient) {
  const { data } = await loadQuery(client, TestDrivePageDocument, {});
  if (isEmpty(data?.testDriveCars)) await loadNewestCars(client);
  return loaded(null, data?.testDriveCars);
}

/** The cars that can be test-driven (TD-1), each with a link to its form. */
function TestDrivePage() {
  const text = useMessages(testDriveListMessages);
  const labels = useMessages(carMessages);
  const [search] = useSearchParams();
  const cars = useTestDrivePageSuspenseQuery().data?.testDriveCars;
  const last = Math.max(1, Math.ceil((cars?.length ?? 0) / constants.pageSize));
  const page = Math.min(last, Math.max(1, wholeNumber(search.get('page') ?? '')));
  const shown = cars?.slice((page - 1) * constants.pageSize, page * constants.pageSize) ?? [];
  return (
    <div className="wrap pb-section">
      <PageHead
        title={page > 1 ? `${text.title}, ${labels.page(page).toLowerCase()}` : text.title}
        description={text.description}
        path={cars ? addressOf(page) : undefined}
      />
      <div className="grid items-end gap-x-16 gap-y-8 pt-8 pb-10 md:pt-12 md:pb-14 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1>{text.heading}</h1>
          <p className="mt-4 max-w-measure text-ink-2">{text.lead}</p>
        </div>
        <TestDrivePromises />
      </div>
      {shown.length > 0 ? (
        <CarGrid
          cars={shown}
          heading={labels.list}
          priority
          action={(car) => !car.sold && <TestDriveLink car={car} className="w-full" />}
        />
      ) : cars ? (
        <NewestCars forTestDrive action={(car) => <TestDriveLink car={car} className="w-full" />}>
          <Link className={buttonStyle('quiet')} to={paths.buy}>
            {text.allCars}
          </Link>
        </NewestCars>
      ) : (
        <NoCars failed />
      )}
      <Pager current={page} last={last} to={addressOf} labels={labels} />
    </div>
  );
}

function addressOf(page: number): string {
  return page > 1 ? `${paths.testDrive}?page=${page}` : paths.testDrive;
}

export { TestDrivePage as Component, loadTestDrivePage as load };
