import { plainText } from '../../../../text/plainText.ts';

/** The words of HTML, in paragraphs. */
export function LongText({ html }: { html: string }) {
  return <bdi>{plainText(html)}</bdi>;
}
