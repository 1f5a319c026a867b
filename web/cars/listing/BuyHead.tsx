import { constants } from '../../dealer/constants.ts';
import { paths } from '../../paths.ts';
import { BreadcrumbData } from '../../ui/page/BreadcrumbData.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from '../page/messages.ts';
import { type BuyState, buyAddress, canonicalAddress } from '../filters/buyAddress.ts';
import { carMessages } from '../card/messages.ts';

interface Props {
  state: BuyState;
  /** How many cars match; undefined where the list could not be loaded. */
  matches: number | undefined;
}

/** The head of the listing, for search engines and link previews. */
export function BuyHead({ state, matches }: Props) {
  const text = useMessages(carMessages);
  const { home } = useMessages(carPageMessages);
  const { page } = state;
  return (
    <>
      <PageHead
        title={page > 1 ? `${text.collection}, ${text.page(page).toLowerCase()}` : text.collection}
        description={text.collectionDescription}
        path={matches === undefined ? undefined : canonicalAddress(state)}
        previous={page > 1 ? buyAddress({ ...state, page: page - 1 }) : undefined}
        next={
          (matches ?? 0) > page * constants.pageSize ? buyAddress({ ...state, page: page + 1 }) : undefined
        }
      />
      <BreadcrumbData above={[{ label: home, to: paths.home }]} here={text.collection} />
    </>
  );
}
