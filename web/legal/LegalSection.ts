/** A section of a legal text. */
export interface LegalSection {
  /** Its fragment in the page's address, after `#`. */
  id: string;
  heading: string;
  /** Paragraphs, and lists of points. */
  body: (string | readonly string[])[];
  /** A link to another page, below the text. */
  more?: { label: string; to: string };
}
