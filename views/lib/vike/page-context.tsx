import { createContext, useContext } from 'react';
import type { PageContext } from 'vike/types';
import type { PageFrame, PageUser, Problem } from './page.types';

const Context = createContext<PageContext | null>(null);

export const PageContextProvider = Context.Provider;

export function usePageContext(): PageContext {
  const pageContext = useContext(Context);
  if (!pageContext) throw new Error('usePageContext outside of Root');
  return pageContext;
}

export const usePath = (): string => usePageContext().urlPathname;
export const usePageUser = (): PageUser | null => usePageContext().user;
export const usePageFrame = (): PageFrame | null => usePageContext().frame;
export const useSignUp = (): boolean => usePageContext().signUp;
export const useProblem = (): Problem | null => usePageContext().problem;
