import { labelStyle } from '../../ui/form/Field.tsx';
import { Html } from '../../ui/page/Html.tsx';
import { boxStyle, wordStyle } from './textStyle.ts';

interface Props {
  label: string;
  /** HTML. */
  value: string;
}

/** A text as long as its editor is not there: where the editor will show it, and as the site does. */
export function StillText({ label, value }: Props) {
  return (
    <div>
      <p className={labelStyle}>{label}</p>
      <div className="mb-2 h-13" />
      <div className={boxStyle}>
        <Html html={value} className={wordStyle} dir="auto" />
      </div>
    </div>
  );
}
