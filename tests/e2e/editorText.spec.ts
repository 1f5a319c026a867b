import type { Page } from '@playwright/test';
import { build } from 'vite';
import { demoBlogs } from '../../rest/demo/demoBlogs.ts';
import { linkAddress } from '../../web/admin/editor/linkAddress.ts';
import type { TextKind } from '../../web/admin/editor/textSchema.ts';
import { expect, test } from './test.ts';

/** What the bundle puts on the page. */
interface Editor {
  rewritten: (html: string, kind: TextKind) => string | null;
  pasted: (html: string, text: string) => string;
}
declare global {
  interface Window {
    editor: Editor;
  }
}

const SOURCE = '\0editor';
const code = `
  import { pastedText } from '/web/admin/editor/pastedText.ts';
  import { htmlOfText, textOfHtml } from '/web/admin/editor/storedText.ts';
  import { textSchema } from '/web/admin/editor/textSchema.ts';
  window.editor = {
    rewritten(html, kind) {
      const text = textOfHtml(html, kind);
      return text ? htmlOfText(text) : null;
    },
    pasted(html, text) {
      const data = { getData: (type) => (type === 'text/html' ? html : text) };
      const schema = textSchema('article');
      return htmlOfText(schema.node('doc', null, pastedText(data, schema).content));
    },
  };`;

/** The functions of the editor that read and write HTML, for a browser. */
async function bundle(): Promise<string> {
  const built = await build({
    ...{ configFile: false, root: process.cwd(), logLevel: 'error' },
    build: { write: false, rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
    plugins: [
      {
        name: 'editor',
        resolveId: (id) => (id === SOURCE ? id : undefined),
        load: (id) => (id === SOURCE ? code : undefined),
      },
    ],
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}

let script: string;
test.beforeAll(async () => {
  script = await bundle();
});
test.beforeEach(async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: script });
});

const fitting = [
  '<p>One <strong>bold</strong> and <em>italic <a href="/buy">link</a></em>.</p>\n<h3>Head</h3>',
  '<ul>\n  <li>First</li>\n  <li><p>Second</p><ol><li>Inner</li></ol></li>\n</ul>',
  '<p>A &amp; B&nbsp;&lt;C&gt;<br>next line</p>',
  'Words without a paragraph',
  '<P><B>Old</B> <i>tags</i></P>',
  '',
];
const others = [
  '<p class="x">A class</p>',
  '<table><tr><td>1</td></tr></table>',
  '<p>A picture <img src="a.jpg"></p>',
  '<h2>A section of a car</h2>',
  '<p>A note <!-- of the seller --></p>',
  '<td>A stray cell</td>',
  '<p onclick="steal()">A handler</p>',
  '<script>steal()</script><p>A script</p>',
  '<a href="javascript:steal()">A trap</a>',
  '<a href="#part">A part</a>',
  '<ol start="3"><li>Counted on</li></ol>',
  '<div><p>A box</p></div>',
];

test('BO-19 a text opens in the editor that has nothing else, and as source where something would be lost @desktop', async ({
  page,
}) => {
  const opens = (html: string) =>
    page.evaluate((text) => window.editor.rewritten(text, 'description') !== null, html);
  for (const html of fitting) expect.soft([html, await opens(html)]).toEqual([html, true]);
  for (const html of others) expect.soft([html, await opens(html)]).toEqual([html, false]);
});

test('every article of the demonstration opens in the editor, and is written as it was @desktop', async ({
  page,
}) => {
  for (const { title, description } of demoBlogs()) {
    const written = await page.evaluate((text) => window.editor.rewritten(text, 'article'), description);
    expect.soft([title, words(written ?? '')]).toEqual([title, words(description)]);
  }
});

/** What is left of what is pasted, as HTML. */
const pasted = (page: Page, html: string, text = '') =>
  page.evaluate(([asHtml, asText]) => window.editor.pasted(asHtml, asText), [html, text] as const);

/** HTML without what separates its elements. */
const words = (html: string) => html.replaceAll(/\s+/g, ' ').replaceAll(/> </g, '><').trim();

test('BO-19 a text from Word keeps its paragraphs, its bold words and its lists, also nested ones @desktop', async ({
  page,
}) => {
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head><body lang=EN><!--StartFragment-->
<h1>Tyres<o:p></o:p></h1>
<p class=MsoNormal>When the <b style='mso-bidi-font-weight:normal'>road</b> is <span style='font-weight:bold'>hot</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'Pressure')}${item(2, 'o', 'When <b>cold</b>')}${item(1, '·', 'Age')}
<p class=MsoNormal>Then:<o:p></o:p></p>
${item(1, '1.', 'Stop')}${item(1, '2.', 'Look')}
<!--EndFragment--></body></html>`;
  expect((await pasted(page, word)).split('\n')).toEqual([
    '<h2>Tyres</h2>',
    '<p>When the <strong>road</strong> is <strong>hot</strong>.</p>',
    '<ul><li>Pressure<ul><li>When <strong>cold</strong></li></ul></li><li>Age</li></ul>',
    '<p>Then:</p>',
    '<ol><li>Stop</li><li>Look</li></ol>',
  ]);
});

test('BO-19 of a pasted page only its words are left: no script, style, handler, picture, frame or trap @desktop', async ({
  page,
}) => {
  const evil =
    '<style>p{color:red}</style><script>steal()</script><p onclick="steal()" style="color:red">Words</p>' +
    '<img src=x onerror=steal()><iframe src="https://evil.example"></iframe><svg onload=steal()><p>inner</p></svg>' +
    '<a href="javascript:steal()">a link</a> <a href="https://www.example.ae/">another</a><form><input value=x></form>';
  const html = await pasted(page, evil);
  expect(html).not.toMatch(/script|style|onclick|onerror|img|iframe|svg|form|color/);
  expect(html).toContain('<p>Words</p>');
  expect(html).toContain('<a href="https://www.example.ae/">another</a>');
});

test('lines of plain text are paragraphs @desktop', async ({ page }) => {
  expect(await pasted(page, '', 'One\r\n\r\nTwo <b>\nThree')).toBe(
    '<p>One</p>\n<p>Two &lt;b&gt;</p>\n<p>Three</p>',
  );
});

test('a typed address is completed where that is clear, and refused where it may be no link @desktop', () => {
  expect(linkAddress(' www.example.ae/x ')).toBe('https://www.example.ae/x');
  expect(linkAddress('sales@example.ae')).toBe('mailto:sales@example.ae');
  expect(linkAddress('+971 4 123 4567')).toBe('tel:+97141234567');
  expect(linkAddress('/buy?make=bmw')).toBe('/buy?make=bmw');
  for (const wrong of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'word',
    '',
  ]) {
    expect([wrong, linkAddress(wrong)]).toEqual([wrong, undefined]);
  }
});
