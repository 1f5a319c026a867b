/** The classes of the box of a text. */
export const boxStyle = 'field block! h-auto! min-h-64! py-3!';

/** The classes of what is in it: as the site shows it, and spaces as they are typed. */
export const wordStyle =
  'prose max-w-none! whitespace-pre-wrap break-words leading-normal! *:mt-0! *:not-first:mt-4! [&_li>*+*]:mt-2 [&_blockquote]:my-0';
