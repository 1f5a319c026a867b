import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useStockCarPageSuspenseQuery } from '../../../generated/StockCarPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { lastOpened } from '../../list/lastOpened.ts';
import { Failure } from '../../page/Failure.tsx';
import { Statement } from '../../page/Statement.tsx';
import { recordMessages } from './messages.ts';
import { StockCarRecord } from './StockCarRecord.tsx';

/** `/admin/cars/:id`: one car, listed, withdrawn or a new draft. */
function StockCarPage() {
  const text = useMessages(recordMessages);
  const { id = '' } = useParams();
  const { data, error, refetch } = useStockCarPageSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const car = data?.stockCar;
  const found = car?.id;
  useEffect(() => {
    if (found) lastOpened.set(found);
  }, [found]);
  if (car) return <StockCarRecord key={car.id} car={car} />;
  if (error || !data) return <Failure error={error} retry={refetch} />;
  return (
    <Statement heading={text.none} hint={text.noneHint}>
      <Link className={buttonStyle('primary')} to="/cars">
        {text.toList}
      </Link>
    </Statement>
  );
}

export { StockCarPage as Component };
