/**
 * Takes the focus to the first photo of a form that is marked, because it is known that it cannot be used: to its Remove
 * button. Gives whether there is one.
 */
export function focusMarkedPhoto(form: HTMLFormElement | null): boolean {
  const photo = form?.querySelector('[data-fault]')?.closest('[data-photo]');
  // The sentence below the photos is seen as well.
  photo?.scrollIntoView({ block: 'center' });
  photo?.querySelector<HTMLElement>('[data-action="remove"]')?.focus({ preventScroll: true });
  return !!photo;
}
