import { ArrowRight, Phone } from 'lucide';
import type { MouseEvent } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { dealership, telephone } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { hidePanel } from '../ui/control/panelControl.ts';
import { Sheet } from '../ui/dialog/Sheet.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { layoutMessages } from './messages.ts';
import { useWithCar } from './openCar.ts';
import { Wordmark } from './Wordmark.tsx';

/** The id of the menu. */
export const MENU = 'menu';

/** The navigation on narrow screens. Choosing a page closes it. */
export function MenuSheet() {
  const text = useMessages(layoutMessages);
  const withCar = useWithCar();
  return (
    <Sheet
      id={MENU}
      title={text.menu}
      closeLabel={text.close}
      head={<Wordmark onClick={closeSheet} />}
      foot={
        <div className="grid grid-cols-[auto_1fr] gap-3">
          <a className={buttonStyle('quiet')} href={telephone(dealership.phones[0] ?? '')}>
            <Icon node={Phone} />
            <span>{text.call}</span>
          </a>
          <Link className={buttonStyle('primary')} to={paths.testDrive} onClick={closeSheet}>
            {text.bookTestDrive}
          </Link>
        </div>
      }
    >
      <nav aria-label={text.menu} className="py-4">
        {text.nav.map(({ label, to }) => (
          <NavLink
            key={to}
            to={withCar(to)}
            onClick={closeSheet}
            className="flex min-h-15 items-center justify-between border-b border-line font-display text-[1.75rem] tracking-[-0.015em] aria-[current]:text-accent"
          >
            <span>{label}</span>
            <Icon node={ArrowRight} className="flip text-ink-3" />
          </NavLink>
        ))}
      </nav>
    </Sheet>
  );
}

function closeSheet({ currentTarget }: MouseEvent) {
  hidePanel(currentTarget.closest('dialog'));
}
