/** A section of a legal text. */
export interface LegalSection {
  /** Its place in the page's address, behind `#`. */
  id: string;
  heading: string;
  /** Paragraphs, and lists of points. */
  body: (string | readonly string[])[];
}
