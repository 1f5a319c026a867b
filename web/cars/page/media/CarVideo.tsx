import { Play } from 'lucide';
import type { CarMediaFragment } from '../../../generated/CarMedia.ts';
import { useByTap } from '../../../ui/hooks/useByTap.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { MediaStage } from './MediaStage.tsx';
import { carMediaMessages } from './messages.ts';

const load = () => import('./CarPlayer.tsx');

interface Props {
  video: NonNullable<CarMediaFragment['video']>;
  /** The car's name. */
  name: string;
  poster: string | undefined;
}

/** The video of a car: a player or a file in the page, after a tap; anything else opens in a new tab. */
export function CarVideo({ video: { url, host, playerUrl }, name, poster }: Props) {
  const text = useMessages(carMediaMessages);
  const { isComing, opened, open } = useByTap(load);
  const isFile = /\.(?:mp4|webm)$/i.test(new URL(url).pathname);
  const isPlayed = playerUrl !== null || isFile;
  const note = playerUrl ? text.playerOf(host) : isFile ? text.fileOf(host) : text.elsewhere(host);
  return (
    <MediaStage
      label={text.playVideo(name)}
      icon={Play}
      poster={poster}
      isComing={isComing}
      note={note}
      link={{ url, words: text.openOn(host) }}
      onTap={isPlayed ? () => void open(url) : undefined}
    >
      {opened && (
        <opened.CarPlayer title={text.video} failure={text.failed(host)} playerUrl={playerUrl} file={url} />
      )}
    </MediaStage>
  );
}
