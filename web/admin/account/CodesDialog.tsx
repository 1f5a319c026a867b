import { useRef, useState } from 'react';
import { encode } from 'uqr';
import { useFormMutation } from '../../enquiries/useFormMutation.ts';
import { AccountPageDocument } from '../../generated/AccountPage.ts';
import { useTurnOnOneTimeCodesMutation } from '../../generated/TurnOnOneTimeCodes.ts';
import { copyLink } from '../../sharing/copyLink.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { showToast } from '../../ui/dialog/showToast.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormEnd } from '../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { accountMessages } from './messages.ts';

interface Props {
  /** A secret for the app, and the same as an `otpauth:` address. */
  prepared: { secret: string; uri: string };
  onClose: () => void;
}

/** Leads from the secret to the first code of the app, and then shows the recovery codes, once. */
export function CodesDialog({ prepared, onClose }: Props) {
  const text = useMessages(accountMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [recovery, setRecovery] = useState<readonly string[]>();
  return (
    <Dialog
      ref={dialog}
      heading={recovery ? text.recovery : text.setUp}
      closeLabel={page.close}
      onClose={onClose}
    >
      {recovery ? (
        <RecoveryCodes codes={recovery} onKept={() => dialog.current?.close()} />
      ) : (
        <FirstCode {...prepared} onDone={setRecovery} />
      )}
    </Dialog>
  );
}

function FirstCode({
  secret,
  uri,
  onDone,
}: Props['prepared'] & { onDone: (codes: readonly string[]) => void }) {
  const text = useMessages(accountMessages);
  const [turnOn] = useTurnOnOneTimeCodesMutation({
    update: (cache, { data }) => {
      if (!data?.turnOnOneTimeCodes?.recoveryCodes) return;
      cache.updateQuery({ query: AccountPageDocument }, (shown) => {
        if (!shown?.oneTimeCodes || !shown.mySessions) return undefined;
        // The other sessions have ended.
        const mySessions = shown.mySessions.filter(({ current }) => current);
        const recoveryCodesLeft = data.turnOnOneTimeCodes?.recoveryCodes?.length ?? 0;
        return { ...shown, mySessions, oneTimeCodes: { ...shown.oneTimeCodes, on: true, recoveryCodesLeft } };
      });
    },
  });
  const { form } = useFormMutation({
    fields: ['code'],
    send: ({ code }, context) => turnOn({ variables: { input: { code } }, context }),
    onStored: ({ recoveryCodes }) => onDone(recoveryCodes ?? []),
  });
  return (
    <>
      <p className="mt-3 text-sm text-ink-2">{text.scan}</p>
      <QrCode of={uri} label={text.qrCode} />
      <a className="link inline-flex min-h-tap items-center" href={uri}>
        {text.openApp}
      </a>
      <dl className="mt-2 mb-6">
        <dt className="text-sm text-ink-2">{text.secret}</dt>
        <dd dir="ltr" className="font-mono text-sm wrap-anywhere select-all">
          {secret}
        </dd>
      </dl>
      <Form {...form} loadAdvice={undefined}>
        <Field
          name="code"
          label={text.code}
          hint={text.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <FormEnd>
          <SubmitButton className="flex-1!">{text.turnOn}</SubmitButton>
        </FormEnd>
      </Form>
    </>
  );
}

/** Dark on light in both colour schemes, as cameras expect it. */
function QrCode({ of, label }: { of: string; label: string }) {
  const { data, size } = encode(of, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mt-4 size-48 rounded-control bg-picture-paper"
    >
      <path d={dark.join('')} className="fill-picture-ink" />
    </svg>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useMessages(accountMessages);
  async function copy() {
    const done = await copyLink(codes.join('\n'));
    await showToast(done ? { tone: 'success', text: text.copied } : { tone: 'danger', text: text.notCopied });
  }
  return (
    <>
      <p className="mt-3 text-sm text-ink-2">{text.recoveryHint}</p>
      <ul
        dir="ltr"
        className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] gap-1 font-mono text-sm select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle('quiet')} onClick={() => void copy()}>
          {text.copy}
        </button>
        <button type="button" className={buttonStyle('primary')} onClick={onKept}>
          {text.kept}
        </button>
      </div>
    </>
  );
}
