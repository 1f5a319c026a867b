import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../ui/text/useMessages.ts';
import { LogInForm } from '../LogInForm.tsx';
import { frameMessages } from './messages.ts';

/** The sign-in over the page; it goes when somebody is signed in, here or in another tab. */
export function SignInDialog() {
  const text = useMessages(frameMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Gives the focus back to where it was on the page.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sign-in"
      // Without a session there is nothing to go back to. A browser closes a dialog all the same when Escape is pressed twice.
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
      className="m-auto w-[min(26rem,100%-2rem)] rounded-picture border border-line bg-paper p-6 text-start text-ink md:p-8"
    >
      <h2 id="sign-in" className="text-title-md">
        {text.signIn}
      </h2>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.signInHint}</p>
      <LogInForm />
    </dialog>
  );
}
