import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const entry = (name: string) => `views/storefront/${name}`;

const PRELOAD = '\0vite/preload-helper.js';

/** Nothing is loaded ahead of what comes later, so Vite's help with it would be weight before the first tap. */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  enforce: 'pre',
  resolveId: (id) => (id === PRELOAD ? id : null),
  load: (id) => (id === PRELOAD ? 'export const __vitePreload = (load) => load();' : null),
};

/** The guests' side is built twice: scripts for their browsers, and the renderer that the server loads by path. */
export default defineConfig(({ isSsrBuild }) => ({
  root: '.',
  publicDir: false,
  plugins: [withoutPreloading, react()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    modulePreload: false,
    ...(isSsrBuild
      ? {
          ssr: true,
          outDir: 'dist/storefront/server',
          rollupOptions: { input: { server: entry('server.tsx') } },
        }
      : {
          outDir: 'dist/storefront/client',
          assetsDir: '',
          manifest: 'manifest.json',
          rollupOptions: {
            input: {
              menu: entry('menu/menu.entry.ts'),
              sheet: entry('sheet/sheet.entry.tsx'),
              checkout: entry('checkout/checkout.entry.tsx'),
              tracking: entry('tracking/tracking.entry.tsx'),
              voucher: entry('voucher/voucher.entry.tsx'),
              table: entry('table/table.entry.tsx'),
              tablePay: entry('table/pay/table-pay.entry.tsx'),
              dish: entry('dish/dish.entry.ts'),
              worker: entry('worker/sw.entry.ts'),
              fonts: entry('lib/fonts.entry.ts'),
            },
            preserveEntrySignatures: 'exports-only' as const,
          },
        }),
  },
}));
