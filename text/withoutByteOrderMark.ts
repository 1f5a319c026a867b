/** A text without the byte order mark that some programs write before UTF-8. A receiver of JSON may ignore it (RFC 8259 §8.1). */
export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
