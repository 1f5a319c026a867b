/** What a list of its own in the fields of a car has. */
export interface ListProps {
  id: string;
  label: string;
  hint: string | undefined;
  /** Its text, as the draft has it. */
  value: string;
  /** What is wrong with it, a sentence. */
  error: string | undefined;
  readOnly: boolean;
  onType: (text: string) => void;
}
