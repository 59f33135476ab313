import type { PageContextServer } from 'vike/types';
import { problemOf, problemWithoutPage } from './lib/http/problem.rules';

/** An error page tells in its payload what went wrong, whether a guard refused, no page matched or rendering broke. */
export function onCreatePageContext(pageContext: PageContextServer): void {
  const { is404, abortStatusCode, abortReason, urlPathname, outcome, errorWhileRendering } = pageContext;
  if (abortStatusCode)
    pageContext.problem = problemOf({ status: abortStatusCode, message: String(abortReason ?? '') });
  else if (is404) pageContext.problem = problemWithoutPage(outcome, urlPathname);
  else pageContext.problem = errorWhileRendering ? problemOf({}) : null;
}
