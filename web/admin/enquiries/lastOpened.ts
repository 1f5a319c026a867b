let last: string | undefined;

/** The enquiry that was opened last: whoever comes back to the inbox is at its row. */
export const lastOpened = {
  set: (id: string) => void (last = id),
  /** The id; the next call returns nothing. */
  take() {
    const id = last;
    last = undefined;
    return id;
  },
};
