import type { InputHTMLAttributes } from 'react';

type Props = InputHTMLAttributes<HTMLInputElement> & { label: string; checked: boolean };

/** A switch that takes effect at once. */
export function Switch({ label, checked, ...input }: Props) {
  return (
    <label className="inline-flex min-h-tap items-center gap-3 font-[550] no-script:hidden print:hidden">
      <span className="relative h-6 w-11 flex-none">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          className="peer absolute inset-0 appearance-none rounded-full border border-line-2 bg-card transition-colors duration-quick checked:border-accent checked:bg-accent"
          {...input}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-line-2 forced-colors:border-8 transition-transform duration-quick peer-checked:translate-x-5 peer-checked:bg-on-accent rtl:peer-checked:-translate-x-5"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}
