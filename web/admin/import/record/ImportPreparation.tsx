import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Switch } from '../../../ui/control/Switch.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Section } from '../../page/Section.tsx';
import { ColumnChoices } from './ColumnChoices.tsx';
import { type CarImport, changedByHand, isPaint, isSameValue } from '../importParts.ts';
import { importMessages } from '../messages.ts';
import type { CarImportActions } from './useCarImport.ts';

/** What the columns mean, how the file is imported, and the button that checks it. */
export function ImportPreparation({ run, actions }: { run: CarImport; actions: CarImportActions }) {
  const text = useMessages(importMessages);
  const { draft, choose, busy, isChanged } = actions;
  // Afterwards it is as somebody has opened or closed it.
  const [isOpen] = useState(draft.overwrite.length > 0);
  const byHand = changedByHand(draft.meanings);
  const mayForce = draft.force || run.mustBeForced !== null || run.problem?.canBeForced === true;
  return (
    <>
      {/* What is sent stays as it is until it is answered. */}
      <fieldset disabled={busy} className="contents">
        <Section heading={text.columns}>
          <p className="mb-3 max-w-prose text-sm text-ink-2">{text.columnsHint}</p>
          <ColumnChoices
            columns={run.columns}
            meanings={draft.meanings}
            onChoose={(meanings) => choose({ meanings })}
          />
        </Section>
        <Section heading={text.options}>
          <Switch
            label={text.complete}
            checked={draft.complete}
            onChange={({ target }) => choose({ complete: target.checked, force: false })}
          />
          <p className="max-w-prose text-sm text-ink-2">{text.completeHint}</p>
          {draft.complete && mayForce && (
            <div className="mt-3 max-w-prose border-s-2 border-line-2 ps-4">
              {run.mustBeForced !== null && <p className="text-sm font-[550]">{run.mustBeForced}</p>}
              <Switch
                label={text.force}
                checked={draft.force}
                onChange={({ target }) => choose({ force: target.checked })}
              />
            </div>
          )}
          {byHand.length > 0 && (
            <details className="group mt-3" open={isOpen}>
              <summary className="inline-flex min-h-tap cursor-pointer items-center gap-2 font-[550]">
                <span>{text.overwrite}</span>
                <Icon node={ChevronDown} size={18} className="flex-none text-ink-2 group-open:rotate-180" />
              </summary>
              <p className="max-w-prose text-sm text-ink-2">{text.overwriteHint}</p>
              <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-4 text-sm">
                {byHand.map((field) => (
                  <Checkbox
                    key={field}
                    label={isPaint(field) ? text.paint : text.fields[field]}
                    checked={draft.overwrite.some((each) => isSameValue(each, field))}
                    onChange={({ target }) =>
                      choose({
                        overwrite: target.checked
                          ? [...draft.overwrite, field]
                          : draft.overwrite.filter((each) => !isSameValue(each, field)),
                      })
                    }
                  />
                ))}
              </div>
            </details>
          )}
        </Section>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-disabled={busy}
          className={buttonStyle(
            run.state === 'CHECKED' && !isChanged ? 'quiet' : 'primary',
            'aria-disabled:opacity-60',
          )}
          onClick={() => busy || void actions.checkFile()}
        >
          {run.state === 'CHECKED' ? text.checkAgain : text.check}
        </button>
        <button
          type="button"
          aria-disabled={busy}
          className={buttonStyle('plain', 'aria-disabled:opacity-60')}
          onClick={() => busy || void actions.cancelImport()}
        >
          {text.remove}
        </button>
        <p className="text-sm text-ink-2">{text.checkHint}</p>
      </div>
    </>
  );
}
