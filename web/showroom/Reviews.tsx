import { dealership } from '../dealer/dealership.ts';
import { ExampleTag } from '../ui/page/ExampleTag.tsx';
import { formatDate } from '../ui/text/formatDate.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { showroomMessages } from './messages.ts';

/** How many are shown. */
const SHOWN = 3;

/** What buyers have written, word for word, each with its source; nothing where the dealer quotes nobody. */
export function Reviews({ className }: { className?: string }) {
  const text = useMessages(showroomMessages);
  const reviews = dealership.reviews.slice(0, SHOWN);
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews" className={className}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="reviews">{text.reviews}</h2>
        <ExampleTag fact="reviews" />
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {reviews.map(({ text: quoted, author, source, url, day }) => (
          <li key={url + author} className="border-t border-line pt-5">
            <figure>
              <blockquote dir="auto" className="text-pretty">
                {quoted}
              </blockquote>
              <figcaption className="mt-4 text-sm text-ink-2">
                <p>
                  <bdi>{author}</bdi>
                </p>
                <p>{formatDate(day)}</p>
                <a
                  className="link inline-flex min-h-tap items-center"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {text.readOn(source)}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
