import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';

interface Props {
  /** What Lucide draws: its shapes, on a grid of 24 by 24. */
  node: IconNode;
  /** Its side, px. */
  size?: number;
  /** The width of its strokes on the grid. */
  strokeWidth?: number;
  className?: string;
}

/** The shapes as elements. A list of cars has hundreds of icons, of a handful of kinds. */
const drawings = new WeakMap<IconNode, ReactNode>();

/**
 * An icon beside words or in a button that has a name: it is not read aloud. Lucide's own components are three for each icon,
 * which made a fifth of rendering `/buy`.
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
