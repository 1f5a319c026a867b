import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { changedSince, withLastChange } from '../../dealership/lastChanges.ts';
import { InvalidInput, Stale } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { writeRevised } from '../../store/revised.ts';
import { defaultTemplates } from './defaultTemplates.ts';
import type { ReplyTemplate, ReplyTemplatesChange, StoredReplyTemplates } from './replyTemplate.ts';
import { templateFaults } from './templateFaults.ts';

const ID = 'templates';
const unchanged: StoredReplyTemplates = { _id: ID, revision: 1, templates: null, lastChanges: {} };

/** The templates at a revision. */
interface Read {
  revision: number;
  templates: readonly ReplyTemplate[];
}

export type TemplateStore = ReturnType<typeof templateStore>;

/** The texts with which the staff answers enquiries, in one document: a change is of all of them. */
export function templateStore(store: Store, now: () => Date) {
  const collection = store.collection<StoredReplyTemplates>('replyTemplates');
  const stored = async () => (await collection.findOne({ _id: ID })) ?? unchanged;

  return {
    /** The templates as they are now, in their order. */
    read: async (): Promise<Read> => templatesIn(await stored()),

    /**
     * Replaces the templates, if `based` is still the latest revision; returns those before and after. Where none is different, the
     * revision stays. `by`: the name of who does so. Rejects with `InvalidInput`, and with `Stale`; `current` tells the record as it
     * is then.
     */
    async replace(
      asked: ReplyTemplatesChange['templates'],
      { based, by, current }: { based: number; by: string; current: () => Promise<unknown> },
    ): Promise<{ before: Read; after: Read }> {
      const known = await stored();
      const before = templatesIn(known);
      if (known.revision === based) {
        const errors = templateFaults(asked);
        if (errors.length > 0) throw new InvalidInput(errors);
        const wanted = asked.map(({ id = randomUUID(), ...template }) => ({ id, ...template }));
        if (isDeepStrictEqual(wanted, before.templates)) return { before, after: before };
        if (known === unchanged) await insertUnlessThere(collection, unchanged);
        // Those that the product comes with are those of its next version as well.
        const templates = isDeepStrictEqual(wanted, defaultTemplates) ? null : wanted;
        const change = { revision: based + 1, by, at: now().toISOString() };
        const lastChanges = withLastChange(known.lastChanges, ['templates'], change);
        const written = await writeRevised(collection, known, { templates, lastChanges });
        if (written) return { before, after: templatesIn(written) };
      }
      throw new Stale({
        message: 'The templates were changed meanwhile. Look at them, then save yours again.',
        changed: changedSince(based, (await stored()).lastChanges),
        current: await current(),
      });
    },
  };
}

function templatesIn({ revision, templates }: StoredReplyTemplates): Read {
  return { revision, templates: templates ?? defaultTemplates };
}
