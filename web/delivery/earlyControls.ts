/**
 * What the controls of a first screen show before the client listens. Nothing is stored here: the client stores what it
 * is told when the kept clicks are replayed. Of the page, only attributes and texts change, which the client then sets to
 * the same.
 */

/** How many cars can be compared at most. */
const MOST_COMPARED = 4;

/** The ids of this device's favourites and compared cars, as they are after the kept clicks. */
let cars: { saved: Set<string>; compared: Set<string> } | undefined;

/** Shows the favourites and the compared cars that this device stores on their controls. */
export function showStoredCars() {
  cars = undefined;
  showPressed();
}

/** Shows the control of a favourite or of a compared car as pressed, or as not pressed. False for all other controls. */
export function showPress(control: HTMLElement): boolean {
  const { save, compare } = control.dataset;
  const { saved, compared } = knownCars();
  if (save) toggle(saved, save);
  // The client says that the comparison is full.
  else if (compare && (compared.has(compare) || compared.size < MOST_COMPARED)) toggle(compared, compare);
  else return false;
  showPressed();
  return true;
}

/**
 * Shows another slide in the section of a control that steps through slides: the next one, the previous one, or the one
 * with a number. False for all other controls.
 */
export function showSlide(control: HTMLElement): boolean {
  const { slide } = control.dataset;
  const track = slide && control.closest('section')?.querySelector('[data-slides]');
  if (!track) return false;
  const { length } = track.children;
  const now = Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
  const wanted = { next: now + 1, previous: now - 1 }[slide] ?? Number(slide);
  track.scrollTo({ left: (track.children[(wanted + length) % length] as HTMLElement).offsetLeft });
  return true;
}

function showPressed() {
  const { saved, compared } = knownCars();
  for (const control of document.querySelectorAll<HTMLElement>('[data-save],[data-compare]')) {
    const { save, compare = '', otherLabel } = control.dataset;
    const pressed = String(save ? saved.has(save) : compared.has(compare));
    if (control.ariaPressed === pressed) continue;
    control.ariaPressed = pressed;
    if (otherLabel) [control.ariaLabel, control.dataset.otherLabel] = [otherLabel, control.ariaLabel ?? ''];
    for (const word of control.querySelectorAll<HTMLElement>('[data-other-word]')) {
      [word.textContent, word.dataset.otherWord] = [word.dataset.otherWord ?? '', word.textContent];
    }
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-saved-count]')) {
    count.textContent = String(saved.size);
    count.hidden = saved.size === 0;
  }
}

function knownCars() {
  return (cars ??= { saved: idsIn('favoriteCars'), compared: idsIn('compareCars') });
}

function toggle(ids: Set<string>, id: string) {
  if (!ids.delete(id)) ids.add(id);
}

/** The ids in a list of cars or of ids that this device stores (`web/data/persistedList.ts`). */
function idsIn(key: string): Set<string> {
  try {
    const list = JSON.parse(localStorage.getItem(key) ?? '[]') as ({ _id?: string } | string | null)[];
    return new Set(list.flatMap((entry) => (typeof entry === 'object' ? entry?._id : entry) ?? []));
  } catch {
    // Nothing can be read: the client shows an empty list as well.
    return new Set();
  }
}
