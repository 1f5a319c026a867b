import { type ReactNode, Suspense } from 'react';
import { Link, Navigate, type RouteObject } from 'react-router-dom';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Frame } from './Frame.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { pageMessages } from '../page/messages.ts';
import { frameMessages } from './messages.ts';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { useStaff } from '../page/staffContext.ts';
import { staffPages } from './staffPages.ts';
import { Statement } from '../page/Statement.tsx';

/** The routes of the back office, below `/admin`. The code of a page is loaded when it is opened. */
export function createStaffRoutes(): RouteObject[] {
  const pages = staffPages.map(({ path, needs, open }): RouteObject => {
    return {
      path,
      lazy: async () => {
        const { Component } = await open();
        return { element: <Allowed needs={needs}>{<Component />}</Allowed> };
      },
    };
  });
  const children = [{ index: true, element: <FirstPage /> }, ...pages, { path: '*', element: <NoPage /> }];
  return [
    {
      element: <Frame />,
      HydrateFallback: FrameSkeleton,
      ErrorBoundary: BrokenPage,
      children: [{ ErrorBoundary: BrokenPage, children }],
    },
  ];
}

/** A page, with rows of the same height in its place until its data are there; a sentence for those who may not see it. */
function Allowed({ needs, children }: { needs: string | undefined; children: ReactNode }) {
  const text = useMessages(pageMessages);
  const { may } = useStaff();
  if (needs && !may(needs)) return <Statement heading={text.forbidden} hint={text.forbiddenHint} />;
  return <Suspense fallback={<PageSkeleton />}>{children}</Suspense>;
}

function FirstPage() {
  const { may } = useStaff();
  const first = staffPages.find(({ needs, entry }) => entry && (!needs || may(needs)));
  return <Navigate replace to={`/${first?.path}`} />;
}

function NoPage() {
  const text = useMessages(frameMessages);
  return (
    <Statement heading={text.nothing} hint={text.nothingHint}>
      <Link className={buttonStyle('primary')} to="/">
        {text.toStart}
      </Link>
    </Statement>
  );
}

/** Stands in the place of a page whose code could not be loaded or has failed. */
function BrokenPage() {
  const text = useMessages(frameMessages);
  return (
    <Statement heading={text.broken} hint={text.brokenHint}>
      <button type="button" className={buttonStyle('primary')} onClick={() => location.reload()}>
        {text.reload}
      </button>
    </Statement>
  );
}
