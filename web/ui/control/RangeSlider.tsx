import type { CSSProperties } from 'react';
import './rangeSlider.css';

interface Props {
  /** The largest value of the track, which starts at 0. */
  max: number;
  step: number;
  low: number;
  high: number;
  onLow: (value: number) => void;
  onHigh: (value: number) => void;
  lowLabel: string;
  highLabel: string;
  /** The text of a value for screen readers. */
  describe: (value: number) => string;
}

/** Two thumbs on one track: two native sliders, one over the other. No thumb passes the other. */
export function RangeSlider({ max, step, low, high, onLow, onHigh, lowLabel, highLabel, describe }: Props) {
  const common = { min: 0, max, step };
  const style = { '--from': `${(low / max) * 100}%`, '--to': `${(high / max) * 100}%` } as CSSProperties;
  return (
    <div className="range-slider" style={style}>
      <input
        type="range"
        {...common}
        value={low}
        aria-label={lowLabel}
        aria-valuetext={describe(low)}
        onChange={({ target }) => onLow(Math.min(target.valueAsNumber, high))}
      />
      <input
        type="range"
        {...common}
        value={high}
        aria-label={highLabel}
        aria-valuetext={describe(high)}
        onChange={({ target }) => onHigh(Math.max(target.valueAsNumber, low))}
      />
    </div>
  );
}
