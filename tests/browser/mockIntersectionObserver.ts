import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Mocks IntersectionObserver, as nothing scrolls without a browser. No element is near the window until the returned
 * function is called; then all observed elements are.
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
