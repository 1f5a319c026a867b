/** A text in which the parts between backticks are code. */
export function Words({ of: text }: { of: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 0 ? (
      <span key={i}>{part}</span>
    ) : (
      // The parts never change their order, so the index is a stable key.
      <code key={i} dir="ltr" translate="no" className="font-mono text-[0.9em] wrap-anywhere text-ink">
        {part}
      </code>
    ),
  );
}
