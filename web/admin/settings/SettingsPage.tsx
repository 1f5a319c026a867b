import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useSettingsPageSuspenseQuery } from '../../generated/SettingsPage.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { oneOf } from '../list/oneOf.ts';
import { Failure } from '../page/Failure.tsx';
import { useStaff } from '../page/staffContext.ts';
import { settingsMessages } from './messages.ts';
import { SectionList } from './SectionList.tsx';
import { SectionPage } from './SectionPage.tsx';

/** `/admin/settings`: the list of what can be set; `/admin/settings/:section`: one of its entries. */
function SettingsPage() {
  const text = useMessages(settingsMessages);
  const { may } = useStaff();
  const { section } = useParams();
  const { hash } = useLocation();
  const { data, error, refetch } = useSettingsPageSuspenseQuery({
    variables: { withRetention: may('retention') },
    fetchPolicy: 'cache-and-network',
  });
  // Until sections had addresses of their own, they were places on one page.
  const name = oneOf(text.sections, section ?? hash.slice(1));
  if (name && section === undefined) return <Navigate replace to={`/settings/${name}`} />;
  if (section !== undefined && !name) return <Navigate replace to="/settings" />;
  if (!data?.settings) return <Failure error={error} retry={refetch} />;
  if (name) return <SectionPage name={name} data={data} error={error} retry={refetch} />;
  return (
    <>
      <PageHead title={text.title} />
      <h1 className="text-title-md">{text.title}</h1>
      <p className="mt-3 max-w-prose text-sm text-ink-2">
        {may('updateSettings') ? text.hint : text.readOnly}
      </p>
      <SectionList data={data} />
    </>
  );
}

export { SettingsPage as Component };
