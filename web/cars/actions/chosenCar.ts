const KEY = 'carId';

/** Stores on this device which car a form is about (spec §4). */
export function chooseCar(id: string) {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // The browser refuses storage: the address of the form has the id too.
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

/** Removes the choice once the form has been sent. */
export function forgetChosenCar() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
