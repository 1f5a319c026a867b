import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Nothing scrolls without a browser, so nothing comes near the window until the function that this gives is called:
 * then everything does that waits for it.
 */
export function mockIntersectionObserver(): () => void {
  const waiting = new Set<() => void>();
  class Observer {
    private readonly tell: () => void;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.tell = () => callback([{ isIntersecting: true }]);
    }
    observe = () => void waiting.add(this.tell);
    disconnect = () => void waiting.delete(this.tell);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => act(() => waiting.forEach((tell) => tell()));
}
