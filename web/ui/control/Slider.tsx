import type { CSSProperties } from 'react';
import './rangeSlider.css';

interface Props {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  label: string;
  /** The text of a value for screen readers. */
  describe: (value: number) => string;
}

/** One thumb on a track of whole numbers: a native slider. */
export function Slider({ min, max, value, onChange, label, describe }: Props) {
  const part = (Math.min(Math.max(value, min), max) - min) / (max - min);
  return (
    <div className="range-slider" style={{ '--from': '0%', '--to': `${part * 100}%` } as CSSProperties}>
      <input
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        aria-valuetext={describe(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
