import '../../styles/mantine.css';
import '../../styles/fonts.css';
import '../../styles/base.css';
import { MantineProvider } from '@mantine/core';
import { type ComponentType, Fragment, StrictMode, useEffect } from 'react';
import type { PageContext } from 'vike/types';
import { markHydrated } from '../../lib/vike/hydration';
import { PageContextProvider } from '../../lib/vike/page-context';
import { theme } from '../../lib/vike/theme';
import { ErrorBoundary } from '../states/ErrorBoundary';
import { Toasts } from '../states/Toasts';

interface RootProps {
  pageContext: PageContext;
  styleNonce: () => string;
}

/** The server and the browser render this same tree. */
export function Root({ pageContext, styleNonce }: RootProps) {
  const { config, props, user, urlPathname } = pageContext;
  const Page = pageContext.Page as ComponentType<Record<string, unknown>>;
  const Layout = config.Layout ?? Fragment;
  useEffect(markHydrated, []);

  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        forceColorScheme="dark"
        getStyleNonce={styleNonce}
        getRootElement={noElement}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <PageContextProvider value={pageContext}>
          <ErrorBoundary path={urlPathname} signedIn={user !== null}>
            <Layout>
              <Page {...props} />
            </Layout>
          </ErrorBoundary>
          <Toasts />
        </PageContextProvider>
      </MantineProvider>
    </StrictMode>
  );
}

/** The server has written what Mantine would write there: light first and then dark, each of which styles the whole page anew. */
const noElement = () => undefined;
