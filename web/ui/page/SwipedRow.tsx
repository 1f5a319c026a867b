import { type ComponentProps, useEffect, useRef } from 'react';
import { showWhole } from './showWhole.ts';

/** A list that scrolls sideways: a link or a button in it that gets the keyboard's focus is shown whole. */
export function SwipedRow(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  // The focus may have come before the client.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && list.current?.contains(focused)) showWhole({ target: focused });
  }, []);
  // It only listens to the focus of what stands in it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
  return <ul ref={list} onFocus={showWhole} {...props} />;
}
