import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { fromList } from '../../list/fromList.ts';
import { pictureMessages } from './messages.ts';
import { pictureNews } from './queue/pictureNews.ts';

/** Says above the list how many pictures wait on this device, or how far they are, and leads to them. */
export function PictureNews() {
  const text = useMessages(pictureMessages);
  const client = useApolloClient();
  const { ofCar, kept, underWay, failed, sent } = pictureNews.use();
  useEffect(() => {
    // Loaded behind the list, which needs it only where something waits.
    const loaded = import('./queue/usePictureQueue.ts');
    // Without a connection the list is there, and the next visit shows it.
    loaded.then(({ queueOf }) => queueOf(client).load()).catch(() => undefined);
  }, [client]);
  if (ofCar.size === 0) return null;
  const isWaiting = underWay === 0 && kept > 0;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-card px-4 py-1 text-sm max-md:mb-3 md:mt-4">
      <p role="status" className="min-w-0 flex-1 basis-48 tabular-nums">
        {underWay > 0
          ? text.progress(sent, sent + underWay + kept)
          : kept > 0
            ? text.leftHere(kept, ofCar.size)
            : text.failed(failed)}
      </p>
      <Link to="/cars/pictures" state={fromList} className="link inline-flex min-h-tap items-center">
        {isWaiting ? text.goOn : text.show}
      </Link>
    </div>
  );
}
