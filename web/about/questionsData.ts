import type { Thing } from '../ui/page/StructuredData.tsx';
import type { aboutMessages } from './messages.ts';

/** Questions and answers in the words of schema.org. */
export function questionsData(questions: typeof aboutMessages.en.question): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ asked, answer }) => ({
      '@type': 'Question',
      name: asked,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  };
}
