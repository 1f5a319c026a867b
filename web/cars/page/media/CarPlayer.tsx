import { useEffect, useRef, useState } from 'react';

interface Props {
  /** What it shows, for screen readers. */
  title: string;
  /** The sentence for a file that cannot be played. */
  failure?: string;
  /** The address of the player of another host; null for a file. */
  playerUrl: string | null;
  /** The address of a video, as a file. */
  file?: string;
}

/** The player of another host in a frame, or a file in the browser's own player. It plays at once: the visitor has tapped. */
export function CarPlayer({ title, failure, playerUrl, file }: Props) {
  const player = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  // The button that had the focus is gone.
  useEffect(() => player.current?.focus(), []);
  if (failed) {
    return (
      <p role="alert" className="grid size-full place-items-center p-6 text-center">
        {failure}
      </p>
    );
  }
  if (playerUrl === null) {
    return (
      // The dealer's videos have no captions: they are files of unknown hosts.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={player}
        aria-label={title}
        src={file}
        controls
        autoPlay
        playsInline
        onError={() => setFailed(true)}
        className="size-full"
      />
    );
  }
  return (
    <iframe
      ref={player}
      title={title}
      src={playing(playerUrl)}
      // YouTube plays nothing where it is not told the site.
      referrerPolicy="strict-origin-when-cross-origin"
      allow="autoplay; fullscreen; picture-in-picture; gyroscope; accelerometer"
      className="size-full border-0"
    />
  );
}

/** The address of a player that begins to play. Those that have nothing to play ignore it. */
function playing(playerUrl: string): string {
  const address = new URL(playerUrl);
  address.searchParams.set('autoplay', '1');
  return address.href;
}
