import { useMessages } from '../ui/text/useMessages.ts';
import { blogMessages } from './messages.ts';

/** The author of the article, or the dealer where no author is named. */
export function AuthorCard({ name }: { name: string | null }) {
  const text = useMessages(blogMessages);
  const author = name ?? text.dealer;
  return (
    <section
      aria-label={text.author}
      className="flex flex-wrap items-center gap-4 rounded-picture bg-paper-2 p-6"
    >
      <span
        aria-hidden
        className="grid size-14 flex-none place-items-center rounded-full bg-accent font-display text-lg text-on-accent"
      >
        {initialsOf(author)}
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="font-[550] wrap-anywhere">
          <bdi>{author}</bdi>
        </p>
        <p className="text-sm text-ink-2">{text.writesFor}</p>
      </div>
    </section>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], ...words.slice(1).slice(-1)].map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
