import { useMemo } from 'react';
import { usePageContext } from './page-context';
import { pathOfPage } from './page-path.rules';

/** The paths of all pages that are built. */
export function usePages(): ReadonlySet<string> {
  const { pages } = usePageContext().globalContext;
  return useMemo(() => new Set(Object.keys(pages).map(pathOfPage)), [pages]);
}
