import { useState } from 'react';

/** The value that a component got when it was first rendered. */
export function useFirst<T>(value: T): T {
  const [first] = useState(value);
  return first;
}
