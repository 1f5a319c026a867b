const KEY = 'carId';

/** Stores on this device which car a form is about (spec §4). */
export function chooseCar(id: string) {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Not allowed to keep anything: the address of the form carries the id too.
  }
}

/** The id of the car that was chosen last. */
export function chosenCar(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Removes the choice, once the form has been sent. */
export function forgetChosenCar() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
