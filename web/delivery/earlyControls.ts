/**
 * What the controls of a first screen do before the client listens. They store what `web/cars/actions` store. Of the page
 * they change only attributes and texts, which the client then sets to the same.
 */

type Entry = { _id?: unknown } | string | null;

const FAVOURITES = 'favoriteCars';
const COMPARED = 'compareCars';
/** How many cars can be compared at most. */
const MOST_COMPARED = 4;
/** What is stored of a favourite car: the fields of `CarCard.graphql`. */
const FIELDS =
  'cover mileage year exteriorColor monthlyInstalment make model trim price originalPrice sold status featured testDrive';

/** Does the action of a control. Returns false where that is left to the client. */
export function actEarly(control: HTMLElement): boolean {
  const { save, compare, slide } = control.dataset;
  if (save) return toggle(FAVOURITES, save, () => favourite(save));
  if (compare) return toggle(COMPARED, compare, () => compare, MOST_COMPARED);
  if (slide) return showSlide(slide, control);
  return false;
}

/** Marks the controls of this device's favourites and compared cars as pressed. */
export function markSavedCars() {
  const [saved, compared] = [FAVOURITES, COMPARED].map((key) => read(key).map(idOf));
  for (const control of document.querySelectorAll<HTMLElement>('[data-save],[data-compare]')) {
    const { save, compare = '' } = control.dataset;
    const on = save ? saved?.includes(save) : compared?.includes(compare);
    if (control.ariaPressed === String(on)) continue;
    control.ariaPressed = String(on);
    const { otherLabel } = control.dataset;
    if (otherLabel) [control.ariaLabel, control.dataset.otherLabel] = [otherLabel, control.ariaLabel ?? ''];
    for (const word of control.querySelectorAll<HTMLElement>('[data-other-word]')) {
      [word.textContent, word.dataset.otherWord] = [word.dataset.otherWord ?? '', word.textContent];
    }
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-saved-count]')) {
    count.textContent = String(saved?.length);
    count.hidden = !saved?.length;
  }
}

function toggle(key: string, id: string, entry: () => Entry | undefined, most = Infinity): boolean {
  const list = read(key);
  const others = list.filter((kept) => idOf(kept) !== id);
  if (others.length === list.length) {
    const added = entry();
    // Left to the client: it says that the comparison is full, and it loads a car whose data has not arrived.
    if (!added || list.length >= most) return false;
    others.push(added);
  }
  try {
    localStorage.setItem(key, JSON.stringify(others));
  } catch {
    return false;
  }
  markSavedCars();
  // Tells the parts of the page that are hydrated already.
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

function read(key: string): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Entry[]).filter(idOf) : [];
  } catch {
    return [];
  }
}

function idOf(entry: Entry) {
  return typeof entry === 'object' ? entry?._id : entry;
}

/** The car from the page's data; undefined where that has not arrived. */
function favourite(id: string): Entry | undefined {
  const state = document.getElementById('page-state')?.textContent;
  const apollo = state && (JSON.parse(state) as { apollo: Record<string, Record<string, unknown>> }).apollo;
  const car = apollo && apollo[`Car:${id}`];
  if (!car) return undefined;
  const fields = FIELDS.split(' ').map((field) => {
    const value = car[field];
    const reference = (value as { __ref?: string } | null)?.__ref;
    return [field, reference ? apollo[reference] : value];
  });
  return { _id: id, __typename: 'Car', id, ...Object.fromEntries(fields), savedPrice: car.price };
}

/** Shows another slide in the control's section at once: the next one, the previous one, or the one with a number. */
function showSlide(slide: string, control: HTMLElement): boolean {
  const track = control.closest('section')?.querySelector('[data-slides]');
  if (!track) return false;
  const { length } = track.children;
  const now = Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
  const wanted = { next: now + 1, previous: now - 1 }[slide] ?? Number(slide);
  track.scrollTo({ left: (track.children[(wanted + length) % length] as HTMLElement).offsetLeft });
  return true;
}
