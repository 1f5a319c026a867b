// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slice, whenHydrated } from '../../web/ui/page/Slice.tsx';

test('a page says that it is alive when all of its slices are, also those within others', async () => {
  const events: string[] = [];
  const Part = ({ name, children }: { name: string; children?: ReactNode }) => {
    useEffect(() => void events.push(name), [name]);
    return <section>{children}</section>;
  };
  const Signal = ({ children }: { children: ReactNode }) => {
    useEffect(() => whenHydrated(() => events.push('alive')), []);
    return children;
  };
  const page = (
    <Signal>
      <Slice>
        <Part name="header" />
      </Slice>
      <Slice>
        <Part name="main">
          <Slice>
            <Part name="list" />
          </Slice>
        </Part>
      </Slice>
    </Signal>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  await act(() => hydrateRoot(root, page));
  await waitFor(() => expect(events).toContain('alive'));
  expect(events.toSorted()).toEqual(['alive', 'header', 'list', 'main']);
  expect(events.at(-1)).toBe('alive');
});
