import { useSearchParams } from 'react-router-dom';
import type { ArticleFieldsFragment } from '../../../generated/ArticleFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { TextEditor } from '../../editor/TextEditor.tsx';
import { withValue } from '../../list/withValue.ts';
import { LeaveDialog } from '../../page/LeaveDialog.tsx';
import { articleMessages } from '../messages.ts';
import { ArticlePreview } from './ArticlePreview.tsx';
import { ArticleStatus } from './ArticleStatus.tsx';
import { ConflictNote } from './ConflictNote.tsx';
import { CoverField } from './CoverField.tsx';
import { LineField } from './LineField.tsx';
import { recordMessages } from './messages.ts';
import { ModeButtons } from './ModeButtons.tsx';
import { Publication } from './Publication.tsx';
import { SaveState } from './SaveState.tsx';
import { useDraft } from './useDraft.ts';

/** An article that is written: its fields, or how the site shows it, and what publishes it. */
export function ArticleWriter({ article }: { article: ArticleFieldsFragment }) {
  const text = useMessages(recordMessages);
  const words = useMessages(articleMessages);
  const [address, setAddress] = useSearchParams();
  const draft = useDraft(article);
  const { content, errors, isSaved } = draft;
  const isPreview = address.get('mode') === 'preview';

  async function show(preview: boolean) {
    // The preview shows what is stored.
    if (preview) await draft.save();
    setAddress(withValue(address, 'mode', preview ? 'preview' : ''), { replace: true });
  }

  return (
    <>
      <LeaveDialog count={isSaved ? 0 : 1} save={async () => (await draft.save()) !== undefined} />
      <h1 className={isPreview ? 'sr-only' : 'text-title-md! wrap-anywhere'}>
        <bdi>{content.title || words.untitled}</bdi>
      </h1>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ArticleStatus article={article} />
        <SaveState article={article} draft={draft} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-y border-line py-3">
        <ModeButtons isPreview={isPreview} onShow={(preview) => void show(preview)} />
        <Publication article={article} draft={draft} />
      </div>
      {draft.conflicts.length > 0 && <ConflictNote article={article} draft={draft} />}
      {isPreview ? (
        <ArticlePreview article={article} />
      ) : (
        <div className="mt-6 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
          <LineField
            label={text.title}
            value={content.title}
            error={errors.get('title')}
            maxLength={200}
            onType={(typed) => draft.type('title', typed)}
          />
          <CoverField article={article} draft={draft} />
          <TextEditor
            kind="article"
            label={text.text}
            value={content.description}
            error={errors.get('description')}
            onChange={(html) => draft.type('description', html)}
          />
          <LineField
            label={text.author}
            value={content.postedBy}
            error={errors.get('postedBy')}
            maxLength={100}
            onType={(typed) => draft.type('postedBy', typed)}
          />
        </div>
      )}
    </>
  );
}
