import type { Plugin } from 'vite';

/** The functions of ProseMirror that read what is pasted, and what old browsers without a clipboard of their own need. */
const CLIPBOARD = ['parseFromClipboard', 'doPaste', 'capturePaste', 'captureCopy'];

/**
 * Leaves out what the editor of texts does not use of ProseMirror: its own reader of pasted HTML, which makes a Trusted Types policy
 * that the content policy does not allow (the editor reads it itself, `web/admin/editor/takesPasted.ts`), and the JSON of documents
 * and steps, which are stored as HTML and changed by one person. That is 4 kB of the editor. Without a result, the callers of the
 * functions do nothing.
 */
export function withoutEditorParts(): Plugin {
  return {
    name: 'without-editor-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/prosemirror-(view|model|state|transform)\/dist\/index\.js$/ },
      handler: (code, id) => ({
        code: id.includes('/prosemirror-view/') ? CLIPBOARD.reduce(withoutBody, code) : withoutJson(code),
        map: null,
      }),
    },
  };
}

/** The code with an empty function of this name. Throws where there is none: then look at what pasting does now. */
function withoutBody(code: string, name: string): string {
  const whole = new RegExp(`^function ${name}\\(.*\\) \\{\\n[^]*?^\\}$`, 'm');
  if (!whole.test(code)) throw new Error(`prosemirror-view has no function ${name} any more.`);
  return code.replace(whole, `function ${name}() { return null; }`);
}

/** The code without the methods that write and read JSON. Throws where there is none: then they have other names now. */
function withoutJson(code: string): string {
  const left = code.replaceAll(/^ {4}(static )?(to|from)JSON\(.*\) \{\n[^]*?^ {4}\}$/gm, '');
  if (left === code) throw new Error('ProseMirror has no JSON any more.');
  return left;
}
