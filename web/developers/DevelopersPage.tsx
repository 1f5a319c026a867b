import type { ApolloClient } from '@apollo/client';
import { useContext } from 'react';
import { dealership } from '../dealer/dealership.ts';
import { DevelopersPageDocument, useDevelopersPageSuspenseQuery } from '../generated/DevelopersPage.ts';
import { loaded, loadQuery } from '../data/loadQuery.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Contents } from '../ui/page/Contents.tsx';
import { PageHead } from '../ui/page/PageHead.tsx';
import { SiteContext } from '../ui/page/siteContext.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { Changelog } from './Changelog.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { ErrorCodes } from './ErrorCodes.tsx';
import { Limits } from './Limits.tsx';
import { developersMessages } from './messages.ts';
import { PictureSizes } from './PictureSizes.tsx';
import { mirror, quickStarts, receiver } from './programs.ts';
import { Section } from './Section.tsx';

const file = 'link inline-flex min-h-tap items-center';

async function loadDevelopersPage(client: ApolloClient) {
  const { data } = await loadQuery(client, DevelopersPageDocument, {});
  return loaded(null, data?.api);
}

/** `/developers`: what partners need to build with the API. */
function DevelopersPage() {
  const text = useMessages(developersMessages);
  const { origin } = useContext(SiteContext);
  const { data } = useDevelopersPageSuspenseQuery();
  const api = data?.api;
  const { start, lists, changes, webhooks, exports, pictures, http, limits, errors, changelog } = text;
  const sections = { start, lists, changes, webhooks, exports, pictures, http, limits, errors, changelog };
  return (
    <div className="wrap pb-section">
      <PageHead title={text.title} description={text.description} path={api ? paths.developers : undefined} />
      <div className="pt-8 pb-10 md:pt-12 md:pb-16">
        <h1>{text.heading}</h1>
        <p className="mt-4 max-w-measure text-lg leading-normal text-ink-2">
          {api?.needsKey ? text.leadWithKey : text.lead}
        </p>
        <p className="mt-6 text-sm text-ink-2">
          <span>{text.endpoint}</span>{' '}
          <code dir="ltr" translate="no" className="font-mono wrap-anywhere text-ink">
            {`${origin}/graphql`}
          </code>
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a className={buttonStyle('primary')} href="/graphiql">
            {text.explore}
          </a>
          <a className={buttonStyle('quiet')} href="/graphql/schema.graphql">
            {text.schema}
          </a>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,7vw,8rem)] gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <Contents
          label={text.contents}
          sections={Object.entries(sections).map(([id, { heading }]) => ({ id, heading }))}
          columns="2xs:columns-2 lg:columns-1"
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
          <Section id="start" {...start}>
            {quickStarts.map(({ name, program }) => (
              <div key={name}>
                <h3 className="mb-3 font-text text-md font-[550] tracking-normal">{name}</h3>
                <CodeBlock label={text.program(name)} code={program} />
              </div>
            ))}
          </Section>
          <Section id="lists" {...lists} />
          <Section id="changes" {...changes}>
            <CodeBlock label={text.mirror} code={mirror} />
          </Section>
          <Section id="webhooks" {...webhooks}>
            <CodeBlock label={text.receiver} code={receiver} />
          </Section>
          <Section id="exports" {...exports}>
            {api?.needsKey ? (
              <p>{text.exportsNeedKey}</p>
            ) : (
              <ul>
                <li>
                  <a className={file} href="/export/cars.jsonl">
                    {text.jsonLines}
                  </a>
                </li>
                <li>
                  <a className={file} href="/export/cars.csv">
                    {text.csv}
                  </a>
                </li>
                <li>
                  <a className={file} href="/export/cars.csv?for=excel">
                    {text.csvForExcel}
                  </a>
                </li>
                <li>
                  <a className={file} href="/feeds/google-vehicles.csv">
                    {text.feedForGoogle}
                  </a>
                </li>
                <li>
                  <a className={file} href="/feeds/meta-vehicles.csv">
                    {text.feedForMeta}
                  </a>
                </li>
              </ul>
            )}
          </Section>
          <Section id="pictures" {...pictures}>
            {api && <PictureSizes widths={api.pictureWidths} formats={api.pictureFormats} />}
          </Section>
          <Section id="http" {...http} />
          <Section id="limits" {...limits}>
            {api ? <Limits limits={api.limits} /> : <p>{text.unreachable}</p>}
          </Section>
          <Section id="errors" {...errors}>
            {api ? <ErrorCodes errorCodes={api.errorCodes} /> : <p>{text.unreachable}</p>}
          </Section>
          <Section id="changelog" {...changelog}>
            <Changelog />
          </Section>
          <p className="text-ink-2">
            <span>{text.contact}</span>{' '}
            <a className="link" href={`mailto:${dealership.email}`}>
              <bdi dir="ltr">{dealership.email}</bdi>
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

export { DevelopersPage as Component, loadDevelopersPage as load };
