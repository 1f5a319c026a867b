interface Props {
  /** What it is, for people who do not see it. */
  label: string;
  code: string;
}

/** A program as it stands; one that is wide is scrolled inside. */
export function CodeBlock({ label, code }: Props) {
  return (
    <pre
      role="region"
      aria-label={label}
      // Scrolled with the arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dir="ltr"
      className="overflow-x-auto rounded-picture bg-paper-2 p-4 font-mono text-xs leading-normal md:p-6"
    >
      <code>{code.trimEnd()}</code>
    </pre>
  );
}
