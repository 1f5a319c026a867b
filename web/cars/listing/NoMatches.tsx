import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { AlertButton } from '../../searchAlerts/AlertButton.tsx';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { NoCars } from '../card/NoCars.tsx';
import type { BuyState } from '../filters/buyAddress.ts';
import { filterMessages } from '../filters/messages.ts';
import { NearMatches } from '../filters/search/NearMatches.tsx';
import { nearParts } from '../filters/search/nearParts.ts';

interface Props {
  state: BuyState;
  /** How many cars match without parts of the filter, as `countWithout` returns it. */
  near: ComponentProps<typeof NearMatches>['counts'];
  /** The search alert that the list offers. */
  alert: ComponentProps<typeof AlertButton>;
  /** Whether the list could not be reached. */
  failed: boolean;
  sendsAlerts: boolean;
  onReset: () => void;
}

/** In place of the cars of a list without any: what matches nearly, and how to be told when a car comes. */
export function NoMatches({ state, near, alert, failed, sendsAlerts, onReset }: Props) {
  const text = useMessages(filterMessages);
  const { one, two } = nearParts(state.filter, text, state.modelName);
  const wish = alert.parts.join(', ');
  return (
    <NoCars failed={failed}>
      <NearMatches parts={[...one, ...two]} counts={near} state={state} />
      {!failed && wish && (
        <Link className={buttonStyle('quiet')} to={`${paths.contact()}?${new URLSearchParams({ wish })}`}>
          {text.findOne}
        </Link>
      )}
      {sendsAlerts && !failed && <AlertButton {...alert} isEmpty />}
      <button type="button" className={buttonStyle('plain')} onClick={onReset}>
        {text.reset}
      </button>
    </NoCars>
  );
}
