/** Words in which what stands between backticks is code. */
export function Words({ of: text }: { of: string }) {
  return text.split('`').map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // Words do not move: their place is their identity.
      <code key={i} dir="ltr" className="font-mono text-[0.9em] wrap-anywhere text-ink">
        {part}
      </code>
    ),
  );
}
