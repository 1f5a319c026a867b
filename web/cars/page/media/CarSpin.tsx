import { Rotate3d } from 'lucide';
import type { CarMediaFragment } from '../../../generated/CarMedia.ts';
import { useByTap } from '../../../ui/hooks/useByTap.ts';
import { pictureUrl } from '../../../ui/picture/pictureUrl.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { MediaStage } from './MediaStage.tsx';
import { carMediaMessages } from './messages.ts';
import { TurnPictures } from './TurnPictures.tsx';

const loadTurn = () => import('./CarTurn.tsx');
const loadPlayer = () => import('./CarPlayer.tsx');

interface Props {
  spin: NonNullable<CarMediaFragment['spin']>;
  /** The car's name. */
  name: string;
  poster: string | undefined;
}

/** The car turned all the way round: in the dealer's pictures or by the viewer of another host, after a tap. */
export function CarSpin({ spin: { url, host, playerUrl, images }, name, poster }: Props) {
  const text = useMessages(carMediaMessages);
  const turn = useByTap(loadTurn);
  const player = useByTap(loadPlayer);
  const stage = { label: text.openSpin(name), icon: Rotate3d, poster };
  if (url === null || host === null) {
    const first = images[0] && pictureUrl(images[0].path, 1600, 'jpg');
    return (
      <>
        <div className="no-script:hidden">
          <MediaStage
            {...stage}
            isComing={turn.isComing}
            note={text.picturesOfTurn(images.length)}
            onTap={() => void turn.open(first)}
          >
            {turn.opened && <turn.opened.CarTurn name={name} paths={images.map(({ path }) => path)} />}
          </MediaStage>
        </div>
        {/* In browsers, React makes nothing of it, and the client does without its code. */}
        <noscript>{import.meta.env.SSR && <TurnPictures name={name} images={images} />}</noscript>
      </>
    );
  }
  return (
    <MediaStage
      {...stage}
      isComing={player.isComing}
      note={playerUrl ? text.playerOf(host) : text.elsewhere(host)}
      link={{ url, words: text.openOn(host) }}
      onTap={playerUrl ? () => void player.open(url) : undefined}
    >
      {player.opened && playerUrl && <player.opened.CarPlayer title={text.spin} playerUrl={playerUrl} />}
    </MediaStage>
  );
}
