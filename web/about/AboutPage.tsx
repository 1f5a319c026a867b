import { dealerData } from '../dealer/dealerData.ts';
import { paths } from '../paths.ts';
import { People } from '../showroom/People.tsx';
import { Reviews } from '../showroom/Reviews.tsx';
import { PageHead } from '../ui/page/PageHead.tsx';
import { StructuredData } from '../ui/page/StructuredData.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { aboutMessages } from './messages.ts';
import { MarketingFigures } from './MarketingFigures.tsx';
import { Questions } from './Questions.tsx';
import { questionsData } from './questionsData.ts';
import { Services } from './Services.tsx';

/** `/about`: who the dealer is, what the dealer does, and what visitors ask. */
function AboutPage() {
  const text = useMessages(aboutMessages);
  return (
    <>
      <PageHead title={text.title} description={text.description} path={paths.about} />
      <StructuredData of={import.meta.env.SSR ? dealerData : undefined} />
      <StructuredData of={import.meta.env.SSR ? () => questionsData(text.question) : undefined} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-end gap-x-[clamp(3rem,7vw,8rem)] gap-y-6 pt-8 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="text-[min(14vw,clamp(2.75rem,1.9rem+3.6vw,5rem))] leading-[0.98] tracking-[-0.025em] wrap-anywhere">
          {text.heading}
        </h1>
        <p className="max-w-measure text-lg leading-normal text-ink-2">{text.lead}</p>
      </div>
      <Services />
      <People className="wrap pb-section" />
      <Reviews className="wrap pb-section" />
      <MarketingFigures />
      <Questions />
    </>
  );
}

export { AboutPage as Component };
