interface Props {
  /** What it is, for screen readers. */
  label: string;
  code: string;
}

/** A program as code; a wide one scrolls inside its block. */
export function CodeBlock({ label, code }: Props) {
  return (
    <pre
      role="region"
      aria-label={label}
      // Focusable, so that the arrow keys can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dir="ltr"
      translate="no"
      className="overflow-x-auto rounded-picture bg-paper-2 p-4 font-mono text-xs leading-normal md:p-6"
    >
      <code>{code.trimEnd()}</code>
    </pre>
  );
}
