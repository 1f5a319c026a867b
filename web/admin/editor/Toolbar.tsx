import {
  Bold,
  Heading2,
  Heading3,
  type IconNode,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from 'lucide';
import type { EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { commandOf, type Format, isActive } from './formats.ts';
import { linkAt } from './links.ts';
import { editorMessages } from './messages.ts';

interface Tool {
  format: Format | 'link';
  icon: IconNode;
  /** Its shortcut, as `aria-keyshortcuts` has it. */
  keys: string;
}

const tools: readonly Tool[] = [
  { format: 'strong', icon: Bold, keys: 'Control+B' },
  { format: 'em', icon: Italic, keys: 'Control+I' },
  { format: 'heading', icon: Heading2, keys: 'Control+Alt+2' },
  { format: 'subheading', icon: Heading3, keys: 'Control+Alt+3' },
  { format: 'bullet_list', icon: List, keys: 'Control+Shift+8' },
  { format: 'ordered_list', icon: ListOrdered, keys: 'Control+Shift+7' },
  { format: 'blockquote', icon: Quote, keys: 'Control+Shift+9' },
  { format: 'link', icon: Link, keys: 'Control+K' },
  { format: 'undo', icon: Undo2, keys: 'Control+Z' },
  { format: 'redo', icon: Redo2, keys: 'Control+Shift+Z' },
];

interface Props {
  state: EditorState;
  readOnly: boolean;
  onFormat: (format: Format) => void;
  onLink: () => void;
}

/** The formats of a text, on phones in a row that can be scrolled. It is one stop of the Tab key; arrow keys, Home and End move within. */
export function Toolbar({ state, readOnly, onFormat, onLink }: Props) {
  const text = useMessages(editorMessages);
  const [at, setAt] = useState(0);
  const shown = tools.filter(({ format }) => format === 'link' || commandOf(format, state.schema));

  function move(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const target = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = (target + shown.length) % shown.length;
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={text.toolbar}
      tabIndex={-1}
      onKeyDown={move}
      className="sticky top-0 z-8 -mx-1 mb-2 flex gap-1 bg-paper px-1 py-1 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {shown.map(({ format, icon, keys }, i) => (
        <ToolButton
          key={format}
          icon={icon}
          keys={keys}
          label={format === 'link' ? text.link : text.formats[format]}
          pressed={pressedOf(state, format)}
          disabled={readOnly || (isStep(format) && !commandOf(format, state.schema)?.(state))}
          tabIndex={i === at ? 0 : -1}
          onPress={() => {
            setAt(i);
            if (format === 'link') onLink();
            else onFormat(format);
          }}
        />
      ))}
    </div>
  );
}

const isStep = (format: Tool['format']): format is 'undo' | 'redo' => format === 'undo' || format === 'redo';

/** Whether a format applies where the caret is; undefined for what is no format. */
function pressedOf(state: EditorState, format: Tool['format']): boolean | undefined {
  if (isStep(format)) return undefined;
  return format === 'link' ? linkAt(state) !== undefined : isActive(state, format);
}

interface ButtonProps {
  icon: IconNode;
  keys: string;
  label: string;
  pressed: boolean | undefined;
  disabled: boolean;
  tabIndex: number;
  onPress: () => void;
}

function ToolButton({ icon, keys, label, pressed, disabled, tabIndex, onPress }: ButtonProps) {
  // The caret and the keyboard of a phone stay where they are.
  const keepFocus = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-disabled={disabled}
      tabIndex={tabIndex}
      onMouseDown={keepFocus}
      onClick={() => disabled || onPress()}
      className="inline-grid size-tap flex-none place-items-center rounded-control text-ink-2 hover:bg-ink/8 aria-disabled:opacity-40 aria-pressed:bg-accent-wash aria-pressed:text-accent forced-colors:border forced-colors:aria-pressed:border-2"
    >
      <Icon node={icon} />
    </button>
  );
}
