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
  const record = async (channel: SpokenChannel): Promise<boolean> => {
    const input = { id, channel, idempotencyKey: newKey() };
    const isDone = await run(() => answer({ variables: { input } }));
    if (isDone) void showToast({ tone: 'success', text: text.recorded });
    return isDone;
  };
  return { ...state, record };
}
