import { useMemo } from 'react';
import { pathOfPage } from './navigation.rules';
import { usePageContext } from './page-context';

/** The paths of all pages that are built. */
export function usePages(): ReadonlySet<string> {
  const { pages } = usePageContext().globalContext;
  return useMemo(() => new Set(Object.keys(pages).map(pathOfPage)), [pages]);
}
