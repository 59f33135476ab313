import type { LayoutName, Outcome, PageUser, Problem } from './page.types';

declare global {
  namespace Vike {
    interface Config {
      /** Which frame stands around the page; a page without one gets the default frame. */
      layout?: LayoutName;
      title?: string;
      description?: string;
    }

    interface PageContext {
      /** Always present: Vike asks the server for a page only because these keys exist. */
      user: PageUser | null;
      props: Record<string, unknown> | null;
      problem: Problem | null;
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
