import { MapPin } from 'lucide';
import { useState } from 'react';
import { dealership } from '../dealer/dealership.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { contactMessages } from './messages.ts';
import { StreetLines } from './StreetLines.tsx';

/** Where the showroom is. The map comes from another host, which is contacted only when the visitor opens the map. */
export function ShowroomMap() {
  const text = useMessages(contactMessages);
  const [shown, setShown] = useState(false);
  return (
    <section
      aria-label={text.map}
      className="relative grid aspect-[16/10] overflow-clip rounded-picture bg-paper-2"
    >
      {shown ? (
        <iframe
          title={text.map}
          src={mapUrl(dealership.position)}
          referrerPolicy="no-referrer"
          className="size-full border-0"
        />
      ) : (
        <>
          <StreetLines className="absolute inset-0 size-full" />
          <div className="relative grid content-center justify-items-center gap-3 p-4 text-center">
            <Icon node={MapPin} size={32} className="text-accent" />
            <button
              type="button"
              className={buttonStyle('primary', 'no-script:hidden')}
              aria-describedby="map-hint"
              onClick={() => setShown(true)}
            >
              {text.showMap}
            </button>
            <p
              id="map-hint"
              className="no-script:hidden rounded-control bg-paper-2/90 px-2 text-xs text-ink-2"
            >
              {text.mapHint}
            </p>
          </div>
        </>
      )}
    </section>
  );
}

/** About a kilometre around the showroom, with a pin on it. */
function mapUrl({ latitude, longitude }: typeof dealership.position): string {
  const box = [longitude - 0.012, latitude - 0.007, longitude + 0.012, latitude + 0.007];
  const asked = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${asked}`;
}
