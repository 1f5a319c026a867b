import { useText } from '../ui/useText.ts';
import { carPageMessages } from './carPageMessages.ts';

/** What the dealer writes about the car. */
export function CarDescription({ html }: { html: string }) {
  const text = useText(carPageMessages);
  return (
    <section>
      <h2 className="mb-6 text-title-md">{text.description}</h2>
      {/* The gateway has made the HTML safe: no scripts, no handlers (CAR-18). */}
      <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
