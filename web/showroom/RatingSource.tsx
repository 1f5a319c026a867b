import { dealership } from '../dealer/dealership.ts';
import { ExampleTag } from '../ui/page/ExampleTag.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { showroomMessages } from './messages.ts';

/** Where rating and reviews can be read, or that this is not stated. */
export function RatingSource({ className }: { className?: string }) {
  const text = useMessages(showroomMessages);
  const sources = dealership.ratingSources;
  if (sources.length === 0) return <p className={className}>{text.ratingUnsourced}</p>;
  return (
    <ul className={`flex flex-wrap items-center gap-x-3 ${className}`}>
      <li>{text.ratingFrom}</li>
      {sources.map(({ name, url }) => (
        <li key={url}>
          <a
            className="link inline-flex min-h-tap items-center"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            {name}
          </a>
        </li>
      ))}
      <li>
        <ExampleTag fact="ratingSources" />
      </li>
    </ul>
  );
}
