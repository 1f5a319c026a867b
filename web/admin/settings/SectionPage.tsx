import type { ErrorLike } from '@apollo/client';
import { useEffect } from 'react';
import type { SettingsPageQuery } from '../../generated/SettingsPage.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { BackLink } from '../list/BackLink.tsx';
import { lastOpened } from '../list/lastOpened.ts';
import { useWayBack } from '../list/useWayBack.ts';
import { Failure } from '../page/Failure.tsx';
import { useStaff } from '../page/staffContext.ts';
import { settingsMessages } from './messages.ts';
import { RetentionNumbers } from './RetentionNumbers.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import type { SectionName } from './sections.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { SettingsValues } from './SettingsValues.tsx';
import { TemplatesForm } from './templates/TemplatesForm.tsx';
import { TemplateValues } from './templates/TemplateValues.tsx';

interface Props {
  name: SectionName;
  data: SettingsPageQuery;
  error: ErrorLike | undefined;
  retry: () => Promise<unknown>;
}

/** One section of the settings, on a wide window beside the list. */
export function SectionPage(props: Props) {
  const { name } = props;
  const text = useMessages(settingsMessages);
  const back = useWayBack('/settings');
  useEffect(() => lastOpened.set(name), [name]);
  return (
    <div className="xl:grid xl:grid-cols-[13rem_minmax(0,1fr)] xl:gap-12">
      <PageHead title={text.sections[name]} />
      <SectionNavigation shown={name} />
      <div className="min-w-0">
        <div className="xl:hidden">
          <BackLink to="/settings" label={text.title} onBack={back} />
        </div>
        <h1 id="section" className="text-title-md">
          {text.sections[name]}
        </h1>
        <p className="mt-2 mb-8 max-w-prose text-sm text-ink-2">{text.leads[name]}</p>
        <SectionContent {...props} />
      </div>
    </div>
  );
}

function SectionContent({ name, data: { settings, replyTemplates, retention }, error, retry }: Props) {
  const { may } = useStaff();
  if (name === 'retention') {
    return retention ? (
      <RetentionNumbers months={retention.months} />
    ) : (
      <Failure error={error} retry={retry} />
    );
  }
  if (name === 'templates') {
    if (!replyTemplates) return <Failure error={error} retry={retry} />;
    return may('updateReplyTemplates') ? (
      <TemplatesForm record={replyTemplates} />
    ) : (
      <TemplateValues templates={replyTemplates.templates} />
    );
  }
  if (!settings) return <Failure error={error} retry={retry} />;
  return may('updateSettings') ? (
    <SettingsSection key={name} name={name} settings={settings} />
  ) : (
    <SettingsValues name={name} settings={settings} />
  );
}
