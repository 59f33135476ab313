import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { stepFor } from './lib/http/problem.rules';

/** Hands the decision that the server has already taken to Vike, for a document and for a click alike. */
export function guard({ outcome, urlPathname }: PageContextServer): void {
  const step = stepFor(outcome, urlPathname);
  if (step.kind === 'redirect') throw redirect(step.to as `/${string}`);
  if (step.kind === 'refuse') throw render(step.status, step.message);
}
