import { constants } from '../constants.ts';
import { paths } from '../paths.ts';
import { BreadcrumbData } from '../ui/BreadcrumbData.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useText } from '../ui/useText.ts';
import { carPageMessages } from './carPageMessages.ts';
import { type BuyState, buyAddress, canonicalAddress } from './filters/buyAddress.ts';
import { carMessages } from './messages.ts';

interface Props {
  state: BuyState;
  /** How many cars match; undefined when that could not be reached. */
  matches: number | undefined;
}

/** What the listing says to search engines and to previews of links. */
export function BuyHead({ state, matches = 0 }: Props) {
  const text = useText(carMessages);
  const { home } = useText(carPageMessages);
  const { page } = state;
  return (
    <>
      <PageHead
        title={page > 1 ? `${text.collection}, ${text.page(page).toLowerCase()}` : text.collection}
        description={text.collectionDescription}
        path={canonicalAddress(state)}
        previous={page > 1 ? buyAddress({ ...state, page: page - 1 }) : undefined}
        next={matches > page * constants.pageSize ? buyAddress({ ...state, page: page + 1 }) : undefined}
      />
      <BreadcrumbData above={[{ label: home, to: paths.home }]} here={text.collection} />
    </>
  );
}
