import { useInView } from '../../../ui/hooks/useInView.ts';
import { StillText } from '../../editor/StillText.tsx';
import { TextEditor } from '../../editor/TextEditor.tsx';

interface Props {
  label: string;
  /** HTML. */
  value: string;
  /** What is wrong with it, a sentence. */
  error: string | undefined;
  readOnly: boolean;
  onType: (html: string) => void;
}

/** The description of a car. It can be read at once; the editor, whose code is loaded when the field comes near the window, takes its place. */
export function DescriptionField({ label, value, error, readOnly, onType }: Props) {
  const { near, ref } = useInView();
  // What is wrong gets the focus, wherever it stands.
  if (near || error !== undefined) {
    return <TextEditor kind="description" {...{ label, value, error, readOnly }} onChange={onType} />;
  }
  return (
    <div ref={ref}>
      <StillText label={label} value={value} />
    </div>
  );
}
