import { useEffect, useRef, useState } from 'react';

/** Slides side by side in a track that scrolls: which one is shown, and how to show another. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** The slide that the script scrolls to; the slides that it passes do not count as shown. */
  const goingTo = useRef<number>(undefined);

  /** Shows a slide; the first one follows the last. Neighbours slide in, others appear at once. */
  function show(index: number) {
    const next = (index + count) % count;
    const slide = track.current?.children[next];
    if (!(slide instanceof HTMLElement) || next === current) return undefined;
    goingTo.current = next;
    setCurrent(next);
    const behavior = Math.abs(next - current) > 1 ? 'instant' : 'auto';
    track.current?.scrollTo({ left: slide.offsetLeft, behavior });
    return slide;
  }

  /** Shows a slide, and moves the focus to it where a slide has the focus. */
  function moveTo(index: number) {
    const focused = track.current?.contains(document.activeElement);
    const slide = show(index);
    if (focused) slide?.querySelector('button')?.focus({ preventScroll: true });
  }

  /** The index of the slide that fills most of the track. */
  function nearest(element: HTMLElement) {
    return Math.min(Math.round(Math.abs(element.scrollLeft) / element.clientWidth), count - 1);
  }

  function onScroll() {
    if (!track.current?.clientWidth) return;
    const at = nearest(track.current);
    if (goingTo.current !== undefined && goingTo.current !== at) return;
    goingTo.current = undefined;
    setCurrent(at);
  }

  // Takes over how far the visitor scrolled before hydration.
  useEffect(() => void track.current?.dispatchEvent(new Event('scroll')), []);

  /** Corrects a scroll that ends between two slides: Chromium adds the rest of a smooth scroll to a jump that interrupts it. */
  function onScrollEnd() {
    if (!track.current?.clientWidth) return;
    const slide = track.current.children[nearest(track.current)];
    if (!(slide instanceof HTMLElement)) return;
    const off = Math.abs(slide.offsetLeft - track.current.scrollLeft);
    if (off > 1) track.current.scrollTo({ left: slide.offsetLeft, behavior: 'instant' });
  }

  /** When the visitor scrolls, the script's own scrolling no longer counts. */
  function takeOver() {
    goingTo.current = undefined;
  }

  return {
    current,
    show,
    moveTo,
    /** The props of the element around the slides, which has to be their offset parent. */
    track: { ref: track, onScroll, onScrollEnd, onPointerDown: takeOver, onWheel: takeOver },
  };
}
