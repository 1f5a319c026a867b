import { usePublishArticleMutation } from '../../../generated/PublishArticle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { refusalSentence } from '../../page/refusalSentence.ts';
import { useChange } from '../../page/useChange.ts';
import { recordMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';

/**
 * Publishes what is written, after it is saved, at once or at a moment (ISO 8601); gives whether that is done. What is missing is shown
 * at its field.
 */
export function usePublish(draft: Draft) {
  const text = useMessages(recordMessages);
  const page = useMessages(pageMessages);
  const [send] = usePublishArticleMutation();
  const { busy, change } = useChange((refusal) => {
    draft.refuse(refusal.userErrors);
    void showToast({ tone: 'danger', duration: 10_000, text: refusalSentence(refusal, page) });
  });

  async function publish(publishAt: string | null): Promise<boolean> {
    const saved = await draft.save();
    if (!saved) return false;
    const input = { id: saved.id, revision: saved.revision, publishAt };
    const published = await change(() => send({ variables: { input } }));
    if (!published) return false;
    const isScheduled = published.article?.state === 'SCHEDULED';
    void showToast({ tone: 'success', text: isScheduled ? text.scheduled : text.published });
    return true;
  }

  return { busy, publish };
}
