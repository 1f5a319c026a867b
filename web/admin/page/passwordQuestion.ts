import { useSyncExternalStore } from 'react';

/** What waits for the password. */
let waiting: ((confirmed: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Asks for the password of whoever is signed in (`frame/PasswordDialog`); gives whether it was right, false where the person cancels. */
export function askForPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve];
    tell();
  });
}

/** Answers all who have asked. */
export function answerPassword(confirmed: boolean) {
  const asked = waiting;
  waiting = [];
  for (const resolve of asked) resolve(confirmed);
  tell();
}

/** Whether the password is asked for. */
export function usePasswordAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
  );
}

function tell() {
  for (const listener of listeners) listener();
}
