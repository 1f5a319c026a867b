import { useContext } from 'react';
import { useMessages } from '../text/useMessages.ts';
import { FormContext } from './formContext.ts';
import { formMessages } from './messages.ts';

/**
 * Names the fields of its form that have an error, each as the way to it; nothing while there is none. It is no alert: the first of
 * them has the focus and is read with its error, and each correction would be read again.
 */
export function ErrorSummary() {
  const text = useMessages(formMessages);
  const { form, labels, errors } = useContext(FormContext);
  const marked = [...labels].filter(([name]) => errors[name]);
  if (marked.length === 0) return null;

  function focus(name: string) {
    const found = form.current?.elements.namedItem(name);
    const control = found instanceof RadioNodeList ? found[0] : found;
    (control as HTMLElement | null | undefined)?.focus();
  }

  return (
    <div className="text-sm text-danger">
      <p className="font-[550]">{text.check(marked.length)}</p>
      <ul className="flex flex-wrap gap-x-4">
        {marked.map(([name, label]) => (
          <li key={name}>
            <button type="button" className="link min-h-tap" onClick={() => focus(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
