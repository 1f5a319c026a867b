import { Html } from '../ui/Html.tsx';
import { useText } from '../ui/useText.ts';
import { carPageMessages } from './carPageMessages.ts';

/** What the dealer writes about the car (CAR-18). */
export function CarDescription({ html }: { html: string }) {
  const text = useText(carPageMessages);
  return (
    <section>
      <h2 className="mb-6 text-title-md">{text.description}</h2>
      <Html html={html} className="prose" dir="auto" />
    </section>
  );
}
