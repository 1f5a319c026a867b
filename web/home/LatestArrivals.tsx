import { Link } from 'react-router-dom';
import { CarGrid } from '../cars/card/CarGrid.tsx';
import { NoCars } from '../cars/card/NoCars.tsx';
import { isEmpty, NewestCars } from '../cars/newest/NewestCars.tsx';
import type { CarCardFragment } from '../generated/CarCard.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Tabs } from '../ui/control/Tabs.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { Budgets, type BudgetCounts } from './Budgets.tsx';
import { homeMessages } from './messages.ts';

/** Null or undefined where they could not be loaded. */
type Cars = readonly CarCardFragment[] | null | undefined;

interface Props {
  forSale: Cars;
  forTestDrive: Cars;
  counted: BudgetCounts;
}

/**
 * The featured cars, and in a second tab those that can be test-driven; where there are none, the newest. Below them,
 * links to the cars in each price range.
 */
export function LatestArrivals({ forSale, forTestDrive, counted }: Props) {
  const text = useMessages(homeMessages);
  return (
    <section aria-labelledby="arrivals" className="wrap pb-section">
      <Tabs
        name="arrivals"
        label={text.arrivals}
        heading={<h2 id="arrivals">{text.arrivals}</h2>}
        tabs={[
          { key: 'sale', label: text.sale, content: <Panel cars={forSale} /> },
          { key: 'testdrive', label: text.testDrive, content: <Panel cars={forTestDrive} testDrive /> },
        ]}
      />
      <Budgets counted={counted} />
    </section>
  );
}

function Panel({ cars, testDrive = false }: { cars: Cars; testDrive?: boolean }) {
  const text = useMessages(homeMessages);
  const allCars = (
    <Link className={buttonStyle('quiet')} to={paths.buy}>
      {text.allCars}
    </Link>
  );
  if (!cars) return <NoCars failed />;
  return (
    <>
      {isEmpty(cars) ? <NewestCars forTestDrive={testDrive} swiped /> : <CarGrid cars={cars} swiped />}
      <p className="mt-8 text-center md:mt-16">{allCars}</p>
    </>
  );
}
