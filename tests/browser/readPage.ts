import { Window } from 'happy-dom';

/** A thing of schema.org, as a page describes it. */
export type Described = Record<string, unknown> & { '@type': string };

/** Requests a page as a crawler does, without running scripts, and reads its HTML. */
export async function readPage(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  const { head, body } = document;
  const attributes = (selector: string, name: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  const meta = (name: string) => attributes(`meta[name="${name}"], meta[property="${name}"]`, 'content');
  const link = (rel: string) => attributes(`link[rel="${rel}"]`, 'href');
  return {
    status: response.status,
    html,
    title: [...head.querySelectorAll('title')].map((element) => element.textContent),
    meta,
    link,
    /** Elements in the body that belong in the head. */
    astray: [...body.querySelectorAll('title, meta, link')].map((element) => element.outerHTML),
    heading: body.querySelector('h1')?.textContent,
    links: [...body.querySelectorAll('main a')].map((element) => element.getAttribute('href')),
    /** The scripts of the page that are not data. */
    scripts: [...document.querySelectorAll('script')].filter(
      (element) => !element.type.endsWith('json') && !element.src,
    ),
    described: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (element) => JSON.parse(element.textContent) as Described,
    ),
  };
}
