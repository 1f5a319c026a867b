import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The key under which what is dragged has the id of its picture. */
const KEY = 'picture';

/**
 * Lets a mouse drag the tile of a picture onto another one: `onDropped` is called with the id of the picture that is dropped on this
 * one. Fingers have the buttons: dragging would keep them from scrolling.
 */
export function usePictureDrag(
  tile: RefObject<HTMLElement | null>,
  id: string,
  onDropped: (id: string) => void,
) {
  const [isDragged, setDragged] = useState(false);
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDropped);
  useEffect(() => {
    const element = tile.current;
    if (!element || !matchMedia('(pointer: fine)').matches) return undefined;
    let end: (() => void) | undefined;
    let isGone = false;
    const library = Promise.all([
      import('@atlaskit/pragmatic-drag-and-drop/element/adapter'),
      import('@atlaskit/pragmatic-drag-and-drop/combine'),
      // Without a connection the buttons are there to arrange pictures with.
    ]).catch(() => undefined);
    void library.then((parts) => {
      if (isGone || !parts) return;
      const [{ draggable, dropTargetForElements }, { combine }] = parts;
      end = combine(
        draggable({
          element,
          getInitialData: () => ({ [KEY]: id }),
          onDragStart: () => setDragged(true),
          onDrop: () => setDragged(false),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => typeof source.data[KEY] === 'string' && source.data[KEY] !== id,
          onDragEnter: () => setOver(true),
          onDragLeave: () => setOver(false),
          onDrop: ({ source }) => {
            setOver(false);
            drop(String(source.data[KEY]));
          },
        }),
      );
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [tile, id]);
  return { isDragged, isOver };
}
