import { clsx } from 'clsx';
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type FieldTexts, type FormAdvice, FormContext, type FormNotice } from './formContext.ts';
import { Overlay } from './Overlay.tsx';
import { useDoubts } from './useDoubts.ts';
import { useInvalidFields } from './useInvalidFields.ts';

export interface FormProps {
  /** Sends the input. Before that, the browser has checked that every required field is filled. */
  onSubmit: (filled: FormData) => void;
  /** The errors, a sentence for each field. A new object moves the focus to the first field with an error. */
  errors?: FieldTexts;
  /** A message about the whole form; shown above the buttons. */
  notice?: FormNotice;
  /**
   * Loads what advises on typed texts. Before a doubtful text is sent, its field shows a question; the next submission sends it.
   */
  loadAdvice?: () => Promise<FormAdvice>;
  sending?: boolean;
  /** Shown while the form is being sent. */
  sendingLabel: string;
  /** Shown to a visitor without scripts, who cannot send the form. */
  needsScript: string;
  /** The initial texts of the fields. Give the form another `key` to fill or to empty it. */
  initial?: FieldTexts;
  /** Whether the visitor has filled or emptied it by a button: the form takes the focus, as that button is gone. */
  renewed?: boolean;
  /** Called with the input whenever a field is changed. */
  onChange?: (filled: FormData) => void;
  /** Gives access to the form element. */
  ref?: RefObject<HTMLFormElement | null>;
}

interface Props extends FormProps {
  /** Shown in the overlay while the form is being sent, such as a progress bar. */
  progress?: ReactNode;
  className?: string;
  /** `Field`, `SelectField`, `RadioField`, `FieldRow`, at the end a `FormEnd` with a `SubmitButton`. */
  children: ReactNode;
}

const none: FieldTexts = {};

/**
 * A form. Its fields are uncontrolled, so text that was typed before hydration is not lost; until then `method="dialog"`
 * makes submitting it do nothing. A field's error disappears when the field is changed.
 */
export function Form({ onSubmit, errors = none, notice, sending = false, ...props }: Props) {
  const {
    sendingLabel,
    needsScript,
    initial = none,
    renewed,
    onChange,
    loadAdvice,
    progress,
    className,
    children,
  } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = props.ref ?? own;
  const { hints, questions, prepare, look, asks, takeBack, forget } = useDoubts(loadAdvice);
  const [labels] = useState(() => new Map<string, ReactNode>());
  const { invalid, refusals, refuse, accept, acceptAll } = useInvalidFields();
  const [judged, setJudged] = useState(errors);
  const [changed, setChanged] = useState<readonly string[]>([]);
  if (judged !== errors) {
    setJudged(errors);
    setChanged([]);
  }

  // Restored input is read from the start of the form.
  useEffect(() => {
    if (renewed) form.current?.focus({ preventScroll: true });
  }, [renewed, form]);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-error] :is(input, select, textarea)')?.focus();
  }, [errors, refusals, form]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = event.currentTarget;
    if (!sending) void prepare(() => asks(filled) || onSubmit(new FormData(filled)));
  }

  function reset() {
    forget();
    acceptAll();
  }

  function leave({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const { name, value } = target as Partial<HTMLInputElement>;
    if (name === undefined || value === undefined) return;
    // The button that sends the form asks by itself, and a hint now would move it away under the pointer.
    if ((relatedTarget as Partial<HTMLButtonElement> | null)?.type !== 'submit') void look(name, value);
  }

  function change({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    onChange?.(new FormData(currentTarget));
    const { name } = target as unknown as HTMLInputElement;
    takeBack(name);
    accept(name);
    if (errors[name] && !changed.includes(name)) setChanged([...changed, name]);
  }

  const shown = {
    ...Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.includes(name))),
    ...invalid,
  };
  return (
    <FormContext value={{ form, labels, errors: shown, questions, hints, initial, sending, notice }}>
      {/* The events of its fields, which bubble. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        ref={form}
        method="dialog"
        tabIndex={-1}
        aria-busy={sending}
        onFocus={() => void prepare()}
        onBlur={leave}
        onReset={reset}
        onInvalidCapture={refuse}
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
