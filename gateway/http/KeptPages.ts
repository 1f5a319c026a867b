import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { EncodedPage } from './EncodedPage.ts';
import type { Execute, Page, Render } from './pages.ts';

/** How long a page is sent without a look at its data, ms. */
const FRESH = 5_000;
/** How long after that it is still sent while its data is looked at, ms. */
const STALE = 60_000;
/** How old a page may get whose data stays the same, ms: some say what time it is. */
const LIFE = 60_000;
/** How much is kept in all, bytes. */
const MAX_KEPT = 64 * 1024 * 1024;

/** A page that was sent before, and the version of the data that it shows. */
interface Kept {
  page: EncodedPage;
  answers: Answer[];
  renderedAt: number;
  checkedAt: number;
}

/** An operation of a page and a digest of its answer; all of them together are the version of the page's data. */
interface Answer {
  request: Parameters<Execute>[0];
  digest: string;
}

/**
 * Rendered pages, which are the same for everybody. A page is rendered anew when its data has changed, and where
 * there is time for it behind the visitor's back; what the dealer's records cannot tell now is shown as it was.
 */
export class KeptPages {
  private readonly pages = new LRUCache<string, Kept>({
    maxSize: MAX_KEPT,
    sizeCalculation: ({ page }) => page.size,
  });
  private readonly underWay = new Map<string, Promise<EncodedPage>>();
  private readonly render: Render;
  private readonly execute: Execute;

  constructor(render: Render, execute: Execute) {
    this.render = render;
    this.execute = execute;
  }

  /** The page at `url` (absolute). Rejects where it cannot be rendered. */
  async get(url: string): Promise<EncodedPage> {
    const kept = this.pages.get(url);
    const age = kept ? Date.now() - kept.checkedAt : Infinity;
    if (kept && age < FRESH) return kept.page;
    const renewed = this.once(url, () => this.renew(url, kept));
    if (!kept || age > FRESH + STALE) return renewed;
    renewed.catch(() => undefined);
    return kept.page;
  }

  /** Identical requests wait for one rendering. */
  private once(url: string, renew: () => Promise<EncodedPage>): Promise<EncodedPage> {
    const started = this.underWay.get(url);
    if (started) return started;
    const promise = renew().finally(() => this.underWay.delete(url));
    this.underWay.set(url, promise);
    return promise;
  }

  private async renew(url: string, kept: Kept | undefined): Promise<EncodedPage> {
    const now = Date.now();
    if (kept && now - kept.renderedAt < LIFE && (await this.isCurrent(kept))) {
      kept.checkedAt = now;
      return kept.page;
    }
    const answers: Answer[] = [];
    let complete = true;
    const rendered = await this.render(url, async (request) => {
      const answer = await this.execute(request);
      complete &&= !answer.errors;
      answers.push({ request, digest: digestOf(answer) });
      return answer;
    });
    const page = new EncodedPage(rendered);
    if (rendered.status === 200 && complete)
      this.pages.set(url, { page, answers, renderedAt: now, checkedAt: now });
    else if (kept && isBreakage(rendered)) return kept.page;
    else this.pages.delete(url);
    return page;
  }

  private async isCurrent({ answers }: Kept): Promise<boolean> {
    const now = await Promise.all(answers.map(({ request }) => this.execute(request)));
    return now.every((answer, i) => digestOf(answer) === answers[i]?.digest);
  }
}

/** Whether less is shown than there was, and not because it is gone. */
function isBreakage({ status }: Page): boolean {
  return status === 200 || status >= 500;
}

function digestOf(answer: unknown): string {
  return createHash('sha1').update(JSON.stringify(answer)).digest('base64');
}
