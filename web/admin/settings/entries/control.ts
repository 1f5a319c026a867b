import type { EntryMessages } from './messages.ts';

type Label = keyof EntryMessages['labels'];

interface Text {
  kind: 'text';
  label: Label;
  /** The type of its input; `lines` is a text of several lines. */
  type?: 'email' | 'tel' | 'url' | 'date' | 'time' | 'lines';
  /** Whether a phone has room for another one beside it. */
  short?: true;
  optional?: true;
}
interface Num {
  kind: 'number';
  label: Label;
  unit?: keyof EntryMessages['units'];
  whole?: true;
  optional?: true;
}
interface Choice {
  kind: 'choice';
  label: Label;
  options: readonly (keyof EntryMessages['options'])[];
}
/** The code of a country. */
interface Country {
  kind: 'country';
  label: Label;
}
/** The path of a picture that is uploaded; there may be none. */
export interface PictureControl {
  kind: 'picture';
  label: Label;
}
interface YesNo {
  kind: 'yesNo';
  label: Label;
}
/** Parts that stand together under a heading. */
export interface Group {
  kind: 'group';
  label: Label;
  parts: Readonly<Record<string, Control>>;
}
/** Records, or texts, of which there may be several. */
export interface List {
  kind: 'list';
  label: Label;
  /** How each of them is entered. */
  of: Control;
  add: keyof EntryMessages['add'];
  least?: number;
  most: number;
  /** Which records are over: they are folded. */
  isOver?: (record: Draft, today: string) => boolean;
}
/** What is one field. */
export type Field = Text | Num | Choice | YesNo | Country;
export type Leaf = Field | PictureControl;
/** How a value of the settings is entered. */
export type Control = Leaf | Group | List;

/** A value as it stands in the fields of a form. Numbers are texts there. */
export type Draft = string | boolean | readonly Draft[] | { readonly [name: string]: Draft };

/** The parts of a draft of a group; none of any other one. */
export function partsOf(draft: Draft): { readonly [name: string]: Draft } {
  return typeof draft === 'object' && !isList(draft) ? draft : {};
}

/** Whether a draft is that of a list. */
export function isList(draft: Draft): draft is readonly Draft[] {
  return Array.isArray(draft);
}

/** The text of a draft of a leaf; none of any other one. */
export function textOf(draft: Draft | undefined): string {
  return typeof draft === 'string' ? draft : '';
}
