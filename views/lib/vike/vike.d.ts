import type { ComponentType, ReactNode } from 'react';
import type { Outcome, PageFrame, PageUser, Problem } from './page.types';

declare global {
  namespace Vike {
    interface Config {
      /** The frame around the page: the `+Layout.ts` nearest to it on the way up. */
      Layout?: ComponentType<{ children: ReactNode }>;
      title?: string;
      description?: string;
    }

    interface PageContext {
      /** Always present: Vike asks the server for a page only because these keys exist. */
      user: PageUser | null;
      props: Record<string, unknown> | null;
      /** Until where the events of the restaurant are in the props. */
      heardUntil: string | null;
      /** What stands around every page; null for strangers. */
      frame: PageFrame | null;
      problem: Problem | null;
      /** Whether anybody may open an account here. */
      signUp: boolean;
    }

    interface PageContextServer {
      outcome: Outcome;
      cspNonce?: string;
      styleNonce?: string;
      baseUrl?: string;
      siteName?: string;
      /** The prefix of the Authorization header; empty for a bare token. */
      tokenType?: string;
    }
  }
}
