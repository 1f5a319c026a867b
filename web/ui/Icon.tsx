import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

interface Props {
  /** The icon's shapes from Lucide, on a grid of 24 by 24. */
  node: IconNode;
  /** Its width and height, px. */
  size?: number;
  /** The width of its strokes on the grid. */
  strokeWidth?: number;
  className?: string;
}

/** The shapes as elements, made once per icon: a list of cars shows a few icons hundreds of times. */
const drawings = new WeakMap<IconNode, ReactNode>();

/**
 * An icon beside text or in a button with a label: screen readers skip it. Lucide's own icons have three components each,
 * which took a fifth of the time to render `/buy`.
 */
export function Icon({ node, size = 20, strokeWidth = 1.5, className }: Props) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {drawing(node)}
    </svg>
  );
}

function drawing(node: IconNode): ReactNode {
  let shapes = drawings.get(node);
  if (shapes === undefined) {
    shapes = node.map(([Shape, attributes], i) => <Shape key={i} {...attributes} />);
    drawings.set(node, shapes);
  }
  return shapes;
}
