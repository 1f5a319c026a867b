/** The ids of the cars of the list, in its order. */
export function shownIds(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-record]')].flatMap(
    ({ dataset }) => dataset.record ?? [],
  );
}
