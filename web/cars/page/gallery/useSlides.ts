import { useEffect, useRef, useState } from 'react';

/** Slides side by side in a track that scrolls: which one is shown, and how to show another. */
export function useSlides(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  /** Shows a slide and returns it, unless it is shown already; the first one follows the last. */
  function show(index: number) {
    const next = (index + count) % count;
    if (!track.current || next === current) return undefined;
    setCurrent(next);
    return showSlide(track.current, next);
  }

  /** Shows a slide, and moves the focus to it where a slide has the focus. */
  function moveTo(index: number) {
    const focused = track.current?.contains(document.activeElement);
    const slide = show(index);
    if (focused) slide?.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Takes over the slide that fills most of the track. */
  function onScroll() {
    if (!track.current?.clientWidth) return;
    const { scrollLeft, clientWidth } = track.current;
    setCurrent(Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), count - 1));
  }

  // Takes over how far the visitor scrolled before hydration.
  useEffect(() => void track.current?.dispatchEvent(new Event('scroll')), []);

  return {
    current,
    show,
    moveTo,
    /** The props of the element around the slides, which has to be their offset parent. */
    track: { ref: track, onScroll },
  };
}

/**
 * Scrolls a track to a slide and returns the slide. A neighbour is seen to slide in; others appear at once.
 * The track jumps and the contents move, as the browser's smooth scrolling starts so slowly that a tap seems unheard.
 */
function showSlide(track: Element, index: number): HTMLElement {
  const slide = track.children[index] as HTMLElement;
  const way = slide.offsetLeft - track.scrollLeft;
  track.scrollTo({ left: slide.offsetLeft });
  const isNeighbour = Math.abs(way) < 1.5 * track.clientWidth;
  if (isNeighbour && !matchMedia('(prefers-reduced-motion)').matches) {
    // No other slide comes into sight.
    for (const moved of [slide.previousElementSibling, slide, slide.nextElementSibling]) {
      moved?.firstElementChild?.animate(
        { translate: [`${way}px`, '0'] },
        { duration: 320, easing: 'ease-out' },
      );
    }
  }
  return slide;
}
