import type { Config } from 'vike/types';

export default {
  clientRouting: true,
  hydrationCanBeAborted: true,
  filesystemRoutingRoot: '/',
  passToClient: ['user', 'props', 'problem', 'signUp', 'heardUntil', 'frame'],
  // Links are preloaded by lib/prefetch.ts, four at once; Vike's own hover rule knows no such limit.
  prefetch: { staticAssets: false, pageContext: false },
  meta: {
    Layout: { env: { server: true, client: true } },
    title: { env: { server: true, client: true } },
    description: { env: { server: true } },
  },
} satisfies Config;
