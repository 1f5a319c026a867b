import { useRef } from 'react';
import { newKey } from '../../enquiries/newKey.ts';
import { useAnswerEnquiryMutation } from '../../generated/AnswerEnquiry.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';

/** Ways to answer without the site. */
export type SpokenChannel = 'PHONE' | 'WHATSAPP' | 'IN_PERSON';

/** Records that a customer was answered by phone, WhatsApp or in person; resolves with whether that is done. */
export function useAnswer(id: string) {
  const text = useMessages(enquiryMessages);
  const [answer] = useAnswerEnquiryMutation();
  const { run, ...state } = useEnquiryChange();
  // An answer keeps its key until it is recorded: where only the reply was lost, another tap records nothing twice.
  const keys = useRef(new Map<SpokenChannel, string>());
  const record = async (channel: SpokenChannel): Promise<boolean> => {
    const idempotencyKey = keys.current.get(channel) ?? newKey();
    keys.current.set(channel, idempotencyKey);
    const isDone = await run(() => answer({ variables: { input: { id, channel, idempotencyKey } } }));
    if (!isDone) return false;
    keys.current.delete(channel);
    void showToast({ tone: 'success', text: text.recorded });
    return true;
  };
  return { ...state, record };
}
