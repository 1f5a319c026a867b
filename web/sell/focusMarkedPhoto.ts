/** Focuses the Remove button of the form's first photo that is marked as unusable. Returns whether there is one. */
export function focusMarkedPhoto(form: HTMLFormElement | null): boolean {
  const photo = form?.querySelector('[data-fault]')?.closest('[data-photo]');
  // Centred, so that the sentence below the photos is visible too.
  photo?.scrollIntoView({ block: 'center' });
  photo?.querySelector<HTMLElement>('[data-action="remove"]')?.focus({ preventScroll: true });
  return !!photo;
}
