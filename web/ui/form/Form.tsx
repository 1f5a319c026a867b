import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldTexts, FormContext, type FormNotice } from './formContext.ts';
import { Overlay } from './Overlay.tsx';

export interface FormProps {
  /** Sends what is filled in. The browser has found every required field filled by then. */
  onSubmit: (filled: FormData) => void;
  /** What is wrong, a sentence a field. A new object moves the focus to the first of its fields. */
  errors?: FieldTexts;
  /** What there is to say about all of it; it stands above the buttons. */
  notice?: FormNotice;
  sending?: boolean;
  /** What is said while it is being sent. */
  sendingLabel: string;
  /** Shown to a visitor without scripts, who cannot send the form. */
  needsScript: string;
  /** What stands in the fields at first. Give the form another `key` to fill or to empty it. */
  initial?: FieldTexts;
  /** Whether the visitor has had it filled or emptied: it takes the focus, as the button that did so is gone. */
  renewed?: boolean;
  /** Is called with what stands in the fields whenever one of them is changed. */
  onChange?: (filled: FormData) => void;
  /** To ask the form itself. */
  ref?: RefObject<HTMLFormElement | null>;
}

interface Props extends FormProps {
  /** Stands in the overlay while it is being sent, such as a progress bar. */
  progress?: ReactNode;
  className?: string;
  /** `Field`, `SelectField`, `RadioField`, `FieldRow`, at the end a `FormEnd` with a `SubmitButton`. */
  children: ReactNode;
}

const none: FieldTexts = {};

/**
 * A form. Its fields keep their values themselves, so nothing is lost that was typed before the page came alive; until
 * then `method="dialog"` makes sending it do nothing. A field's error goes as soon as the field is changed.
 */
export function Form({ onSubmit, errors = none, notice, sending = false, ...props }: Props) {
  const {
    sendingLabel,
    needsScript,
    initial = none,
    renewed,
    onChange,
    progress,
    className,
    children,
  } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = props.ref ?? own;
  const [judged, setJudged] = useState(errors);
  const [changed, setChanged] = useState<readonly string[]>([]);
  if (judged !== errors) {
    setJudged(errors);
    setChanged([]);
  }

  // What is given back is read from its beginning.
  useEffect(() => {
    if (renewed) form.current?.focus({ preventScroll: true });
  }, [renewed, form]);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-error] :is(input, select, textarea)')?.focus();
  }, [errors, form]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!sending) onSubmit(new FormData(event.currentTarget));
  }

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    onChange?.(new FormData(currentTarget));
    const { name } = target as unknown as HTMLInputElement;
    if (errors[name] && !changed.includes(name)) setChanged([...changed, name]);
  }

  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.includes(name)));
  return (
    <FormContext value={{ errors: shown, initial, sending, notice }}>
      <form
        ref={form}
        method="dialog"
        tabIndex={-1}
        aria-busy={sending}
        onSubmit={submit}
        onInput={change}
        className={clsx('grid grid-cols-[minmax(0,1fr)] gap-6 outline-none', className)}
      >
        <p className="hidden rounded-control border border-line-2 p-4 no-script:block">{needsScript}</p>
        {children}
        <Overlay shown={sending} label={sendingLabel}>
          {progress}
        </Overlay>
      </form>
    </FormContext>
  );
}
