import { clsx } from 'clsx';
import { Menu, MessageCircle, Phone } from 'lucide';
import { NavLink, useMatch } from 'react-router-dom';
import { SearchForm } from '../cars/finder/SearchForm.tsx';
import { dealership, telephone, whatsApp } from '../dealer/dealership.ts';
import { GarageLink } from '../favourites/GarageLink.tsx';
import { paths } from '../paths.ts';
import { IconButton, iconButtonStyle } from '../ui/control/IconButton.tsx';
import { panelControl } from '../ui/control/panelControl.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { FOOT } from './Footer.tsx';
import { MENU, MenuSheet } from './MenuSheet.tsx';
import { layoutMessages } from './messages.ts';
import { useQuestion, useWithCar } from './openCar.ts';
import { useScrolled } from './useScrolled.ts';
import { Wordmark } from './Wordmark.tsx';

/** The header of every page. On the home page it is transparent over the picture until the page is scrolled. */
export function Header() {
  const text = useMessages(layoutMessages);
  const withCar = useWithCar();
  const scrolled = useScrolled();
  const overPicture = useMatch(paths.home) !== null;
  return (
    <header
      data-scrolled={scrolled}
      className={clsx(
        'inset-x-0 top-0 z-10 border-b print:static print:border-line print:bg-transparent transition-colors duration-calm',
        overPicture ? 'fixed' : 'sticky',
        scrolled ? 'border-line bg-paper/94 backdrop-blur-[14px]' : 'border-transparent',
        !scrolled && (overPicture ? 'bg-transparent' : 'bg-paper'),
      )}
    >
      <div className="@container">
        <div className="wrap flex h-header items-center gap-1 lg:gap-6">
          <Wordmark />
          <nav
            aria-label={text.mainNavigation}
            className="mx-auto hidden gap-[clamp(1rem,1.7vw,2.25rem)] lg:@min-[56rem]:flex print:hidden"
          >
            {text.nav.map(({ label, to }) => (
              <NavLink
                key={to}
                to={withCar(to)}
                className="inline-flex min-h-tap items-center text-sm font-medium decoration-1 underline-offset-[0.5em] hover:underline aria-[current]:underline"
              >
                {label}
              </NavLink>
            ))}
          </nav>
          <p className="ms-auto hidden text-end text-sm print:block">
            <span>{dealership.phones[0]}</span>
            <br />
            <span>{dealership.email}</span>
          </p>
          <Ways />
          <GarageLink className="ms-auto lg:ms-0 print:hidden" />
          <a
            href={`#${FOOT}`}
            className="hidden min-h-tap items-center px-2 text-sm font-medium no-script:inline-flex lg:@min-[56rem]:hidden print:hidden"
          >
            {text.menu}
          </a>
          <IconButton
            label={text.menu}
            className="lg:@min-[56rem]:hidden print:hidden no-script:hidden"
            {...panelControl('show', MENU)}
          >
            <Icon node={Menu} />
          </IconButton>
        </div>
      </div>
      <MenuSheet />
    </header>
  );
}

/** Where there is room: the search of the stock, and the dealer's phone number and WhatsApp, which no tap has to open first. */
function Ways() {
  const question = useQuestion();
  const phone = dealership.phones[0] ?? '';
  return (
    <div className="hidden items-center gap-1 lg:@min-[60rem]:flex print:hidden">
      <SearchForm small />
      <a
        href={telephone(phone)}
        className="inline-flex min-h-tap items-center gap-2 px-2 text-sm font-medium"
      >
        <Icon node={Phone} />
        <bdi dir="ltr" className="num">
          {phone}
        </bdi>
      </a>
      <a
        href={whatsApp(question)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label="WhatsApp"
        title="WhatsApp"
        className={iconButtonStyle}
      >
        <Icon node={MessageCircle} />
      </a>
    </div>
  );
}
