import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { useDeleteArticleMutation } from '../../../generated/DeleteArticle.ts';
import { useDiscardArticleDraftMutation } from '../../../generated/DiscardArticleDraft.ts';
import { useWithdrawArticleMutation } from '../../../generated/WithdrawArticle.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { AskDialog } from '../../page/AskDialog.tsx';
import { useChange } from '../../page/useChange.ts';
import { recordMessages } from './messages.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { usePublish } from './usePublish.ts';
import type { Draft } from './useDraft.ts';

type Question = 'publish' | 'withdraw' | 'discard' | 'delete';

/** What brings an article onto the site and off it. */
export function Publication({ article, draft }: { article: ArticleFieldsFragment; draft: Draft }) {
  const text = useMessages(recordMessages);
  const navigate = useNavigate();
  const buttons = useRef<HTMLDivElement>(null);
  const [asked, ask] = useState<Question>();
  const [withdraw] = useWithdrawArticleMutation();
  const [discard] = useDiscardArticleDraftMutation();
  const [remove, { client }] = useDeleteArticleMutation();
  const { busy, change } = useChange();
  const { busy: isPublishing, publish } = usePublish(draft);
  const isBusy = busy || isPublishing;
  const { state, hasDraft } = article;
  const isChanged = hasDraft || !draft.isSaved;

  /** Does something with the article as it is stored. */
  async function act(question: Exclude<Question, 'publish'>): Promise<void> {
    if (question !== 'withdraw') draft.forget();
    // Also where nothing is left to save: a save that is under way makes another revision.
    const stored = await draft.save();
    if (!stored) return;
    const variables = { input: { id: stored.id, revision: stored.revision } };
    if (question === 'delete') {
      if (!(await change(() => remove({ variables })))) return;
      void navigate('/articles?state=DRAFT', { replace: true });
      client.cache.evict({ id: client.cache.identify({ __typename: 'Article', id: stored.id }) });
      void showToast({ tone: 'success', text: text.deleted });
      return;
    }
    const isWithdrawn = question === 'withdraw';
    const done = await change(() => (isWithdrawn ? withdraw({ variables }) : discard({ variables })));
    if (!done) return;
    keepFocus();
    void showToast({ tone: 'success', text: isWithdrawn ? text.withdrawn : text.discarded });
  }

  async function publishAt(moment: string | null) {
    if (await publish(moment)) keepFocus();
  }

  /** The button that was pressed may go. Whoever types again already goes on. */
  function keepFocus() {
    const place = buttons.current;
    const { activeElement, body } = document;
    if (activeElement === body || place?.contains(activeElement)) place?.focus({ preventScroll: true });
  }

  const button = (question: Question, label: string, kind: 'plain' | 'primary' | 'quiet' = 'plain') => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-disabled={isBusy}
      className={buttonStyle(kind, 'min-h-tap! px-4! text-sm aria-disabled:opacity-60')}
      onClick={() => isBusy || ask(question)}
    >
      {label}
    </button>
  );

  return (
    <div ref={buttons} tabIndex={-1} className="flex flex-wrap items-center gap-1 outline-none">
      {state === 'DRAFT' && button('delete', text.delete)}
      {state === 'PUBLISHED' && button('withdraw', text.withdraw)}
      {state === 'SCHEDULED' && button('withdraw', text.cancelTime)}
      {state !== 'DRAFT' && isChanged && button('discard', text.discard)}
      {state === 'SCHEDULED' && button('publish', text.changeTime, isChanged ? 'quiet' : 'primary')}
      {state === 'DRAFT' && button('publish', text.publish, 'primary')}
      {state !== 'DRAFT' && isChanged && (
        <button
          type="button"
          aria-disabled={isBusy}
          className={buttonStyle('primary', 'min-h-tap! px-4! text-sm aria-disabled:opacity-60')}
          // A scheduled article keeps its time.
          onClick={() => void publishAt(state === 'SCHEDULED' ? article.publishedAt : null)}
        >
          {text.publishChanges}
        </button>
      )}
      {asked === 'publish' && (
        <PublishDialog article={article} onPublish={publishAt} onClose={() => ask(undefined)} />
      )}
      {asked && asked !== 'publish' && (
        <AskDialog
          {...{
            withdraw: { heading: text.withdrawHeading, hint: text.withdrawHint, label: text.withdraw },
            discard: { heading: text.discardHeading, hint: text.discardHint, label: text.discard },
            delete: { heading: text.deleteHeading, hint: text.deleteHint, label: text.delete },
          }[asked]}
          isFinal={asked !== 'withdraw'}
          onYes={(close) => {
            // The focus returns before buttons go.
            close();
            return act(asked);
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}
