import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { Confirmation } from '../ui/Confirmation.tsx';
import { useText } from '../ui/useText.ts';
import { testDriveMessages } from './messages.ts';

/** Says that the test drive was requested, and what comes next. */
export function TestDriveConfirmPage() {
  const text = useText(testDriveMessages);
  return (
    <Confirmation
      title={text.confirmTitle}
      description={`${text.confirmed} ${text.takes}`}
      heading={text.confirmHeading}
      text={
        <>
          <span className="block">{text.confirmed}</span>
          <span className="block">{text.takes}</span>
        </>
      }
      actions={
        <>
          <Link className={buttonStyle('primary')} to={paths.home}>
            {text.home}
          </Link>
          <Link className={buttonStyle('quiet')} to={paths.testDrive}>
            {text.more}
          </Link>
        </>
      }
    />
  );
}
