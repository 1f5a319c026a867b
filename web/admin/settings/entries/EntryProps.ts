import type { ReactNode } from 'react';
import type { Control, Draft } from './control.ts';

/** The uploads of pictures in a form, of which one runs at a time. */
export interface PictureUploads {
  /** The path of the entry whose picture is sent at the moment. */
  running: string | undefined;
  /** How much of it is sent, from 0 to 1; undefined before the first byte has left. */
  progress: number | undefined;
  /** Why the last one has failed, and the path of its entry. */
  problem: { path: string; sentence: string } | undefined;
  /** Sends a photo, and puts its path into the draft of an entry. */
  add: (path: string, photo: File) => void;
}

/** What an entry needs: its place in the settings, what stands there, and how that changes. */
export interface EntryProps<C extends Control = Control> {
  control: C;
  /** Such as `holidays.2.from`. */
  path: string;
  draft: Draft;
  errors: ReadonlyMap<string, string>;
  readOnly: boolean;
  onType: (path: string, draft: Draft) => void;
  uploads: PictureUploads;
}

/** An entry that has others within it. */
export interface OuterEntryProps<C extends Control> extends EntryProps<C> {
  /** Renders one of them; `name`: its name, where it is one of several. */
  inner: (inner: { control: Control; path: string; draft: Draft; name?: string }) => ReactNode;
}
