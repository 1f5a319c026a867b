import type { Page } from '@playwright/test';

/**
 * What the whole style sheet changes on a page that was sent with its own rules: `element property: from → to`. The sheet is
 * requested as `….css?whole`. Of each element, the properties are compared that the sheet sets anywhere: others change only
 * as a consequence, and a third of the time is enough.
 */
export async function changesOfWholeSheet(page: Page): Promise<string[]> {
  // Lays out everything, and stops all transitions.
  await page.addStyleTag({
    content: '* { content-visibility: visible !important; transition: none !important }',
  });
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    const href = `${document.querySelector<HTMLElement>('[data-sheet]')?.dataset.sheet ?? ''}?whole`;
    const whole = await new CSSStyleSheet().replace(await (await fetch(href)).text());
    const properties = new Set<string>();
    const readRules = (rules: CSSRuleList) => {
      for (const rule of rules as unknown as Iterable<Partial<CSSStyleRule>>) {
        for (const name of rule.style ?? []) if (!name.startsWith('--')) properties.add(name);
        if (rule.cssRules) readRules(rule.cssRules);
      }
    };
    readRules(whole.cssRules);

    /** One element of each kind: of those with the same classes, in an element with the same classes. */
    const kinds = new Map<string, Element>();
    for (const element of document.querySelectorAll('body, body *')) {
      const classes = [element, element.parentElement].map(
        (one) => `${one?.localName} ${one?.getAttribute('class')}`,
      );
      kinds.set(classes.join(' in '), element);
    }
    const looks = () =>
      [...kinds].flatMap(([kind, element]) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && /^(none|normal)$/.test(style.content)) return [];
          return Array.from(
            properties,
            (name) => [`${kind}${pseudo} ${name}`, style.getPropertyValue(name)] as const,
          );
        }),
      );

    const before = new Map(looks());
    await new Promise((resolve, reject) => {
      const link = { rel: 'stylesheet', href, onload: resolve, onerror: reject };
      document.head.append(Object.assign(document.createElement('link'), link));
    });
    return looks()
      .filter(([property, value]) => before.get(property) !== value)
      .map(([property, value]) => `${property}: ${before.get(property)} → ${value}`);
  });
}
