import { Link } from 'react-router-dom';
import { ContinueWith } from '../cars/recent/ContinueWith.tsx';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { IllustrationCaption } from '../ui/picture/IllustrationCaption.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { homeMessages } from './messages.ts';

/** Keeps the two buttons side by side and their text on one line, also at 320 px. */
const narrow = 'max-md:px-2 max-xs:px-1 max-xs:text-sm';

/** In a low window, the whole picture stands beside the text, with faded edges: the car is in the part from 37 per cent on. */
const beside =
  'low:inset-auto low:end-0 low:bottom-0 low:h-auto low:aspect-[2/1] low:w-[min(164svh,(100vw-22rem)/0.63)] md:low:w-[min(164svh,(100vw-27rem)/0.63)] low:mask-[linear-gradient(to_right,transparent,black_30%),linear-gradient(transparent,black_30%)] low:mask-intersect';

/** The first section of the home page. The header lies over it. */
export function Hero() {
  const text = useMessages(homeMessages);
  return (
    <section className="on-hero relative min-h-[clamp(43rem,100svh,58rem)] overflow-clip bg-stage text-ink portrait:min-h-[clamp(36rem,166vw,64rem)] low:min-h-[max(100svh,20rem)]">
      <HeroPicture
        alt={text.heroPicture}
        className={`absolute inset-0 size-full object-cover object-[88%_90%] rtl:-scale-x-100 portrait:top-auto portrait:h-[clamp(576px,166vw,1024px)] portrait:object-bottom ${beside}`}
      />
      <div className="wrap relative w-full pt-[calc(var(--spacing-header)+1.5rem)] pb-8 portrait:pb-[60vw] md:pt-[calc(var(--spacing-header)+clamp(2rem,5.5vh,4.5rem))] low:pt-[calc(var(--spacing-header)+0.5rem)] low:pb-3">
        <h1 className="max-w-[11em] text-[clamp(2.5rem,13.2vw,4rem)] leading-[0.98] tracking-[-0.028em] md:text-title-xl low:max-w-[7em] low:text-[2.625rem]">
          {text.headline}
        </h1>
        <p className="mt-4 max-w-80 leading-[1.45] text-ink-2 md:mt-6 md:max-w-[27rem] md:text-lg low:mt-3 low:max-w-80 low:text-md">
          {text.lead}
        </p>
        <div className="mt-6 grid print:hidden grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 md:mt-8 md:flex md:gap-3 low:mt-4 low:flex">
          <Link className={buttonStyle('primary', narrow)} to={paths.buy}>
            {text.browse}
          </Link>
          {/* With a background of its own: where letters are larger, the button lies on the car. */}
          <Link className={buttonStyle('quiet', 'bg-stage', narrow)} to={paths.testDrive}>
            {text.bookTestDrive}
          </Link>
        </div>
        <ContinueWith className="mt-4 md:mt-6 md:max-w-120 low:mt-2 low:max-w-80" />
      </div>
      <IllustrationCaption className="inset-x-0 bottom-2 px-gutter text-end text-ink-2" />
    </section>
  );
}
