import { constants } from '../../dealer/constants.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { StructuredData } from '../../ui/page/StructuredData.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carName } from '../card/carName.ts';
import { carMessages } from '../card/messages.ts';
import type { BuyPageQuery } from '../../generated/BuyPage.ts';
import { type BuyState, buyAddress, canonicalAddress } from '../filters/buyAddress.ts';
import type { listWords } from './listWords.ts';
import { listMessages } from './messages.ts';

interface Props {
  state: BuyState;
  /** Undefined where the list could not be loaded. */
  list: BuyPageQuery['cars'] | undefined;
  words: ReturnType<typeof listWords>;
  indexed: boolean;
}

/** The head of the listing, for search engines and link previews. */
export function BuyHead({ state, list, words, indexed }: Props) {
  const text = { ...useMessages(carMessages), ...useMessages(listMessages) };
  const { page } = state;
  const { title, heading, sentences } = words;
  const matches = list?.totalCount ?? 0;
  const said = sentences === undefined ? heading : text.describe(heading, sentences);
  return (
    <>
      <PageHead
        title={page > 1 ? text.titleOfPage(title, text.page(page)) : title}
        description={
          words.place || words.others.length > 0 ? said : `${text.collectionDescription} ${sentences ?? ''}`
        }
        path={list ? canonicalAddress(state) : undefined}
        indexed={indexed}
        previous={page > 1 ? buyAddress({ ...state, page: page - 1 }) : undefined}
        next={matches > page * constants.pageSize ? buyAddress({ ...state, page: page + 1 }) : undefined}
      />
      {indexed && list && (
        <StructuredData
          of={
            import.meta.env.SSR
              ? (origin) => ({
                  '@type': 'ItemList',
                  name: heading,
                  numberOfItems: matches,
                  itemListElement: list.nodes.map((car, i) => ({
                    '@type': 'ListItem',
                    position: (page - 1) * constants.pageSize + i + 1,
                    name: carName(car, text.unknown),
                    url: origin + paths.car(car.id),
                  })),
                })
              : undefined
          }
        />
      )}
    </>
  );
}
