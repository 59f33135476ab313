import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { directImports } from './scripts/setup/direct-imports.mjs';
import { iconsAsMarkup } from './scripts/setup/icons-as-markup.mjs';
import { idsOfReact } from './scripts/setup/ids-of-react.mjs';
import { reactAtStart } from './scripts/setup/react-at-start.mjs';
import { sharedPageConfigs } from './scripts/setup/shared-page-configs.mjs';
import { themeOnServer } from './scripts/setup/theme-on-server.mjs';
import { compiledAhead, scriptFiles, styleFile } from './scripts/setup/view-chunks.mjs';
import { vikeAtStart } from './scripts/setup/vike-at-start.mjs';
import { withoutAsserts } from './scripts/setup/without-asserts.mjs';

const buildId = process.env.BUILD_ID ?? Date.now().toString(36);

/** The client compares its own build with this file and reloads when a newer one is live. */
const latestBuild: Plugin = {
  name: 'latest-build',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id: buildId }) });
  },
};

export default defineConfig({
  root: 'views',
  plugins: [
    directImports,
    iconsAsMarkup,
    idsOfReact,
    vikeAtStart,
    reactAtStart,
    themeOnServer,
    withoutAsserts,
    sharedPageConfigs,
    react(),
    vike(),
    latestBuild,
    compiledAhead,
  ],
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  build: {
    target: 'es2022',
    outDir: '../dist',
    emptyOutDir: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: styleFile, test: /\.css$/, priority: 100 }] } },
    },
  },
  environments: {
    // Everything the views need on the server comes along, but for what the server itself loads and must exist once.
    ssr: { resolve: { noExternal: true, external: ['react', 'react-dom', 'vike'] } },
    client: {
      build: {
        // The list of what every page imports would be 3 KiB of each page; links in sight are loaded ahead anyway (lib/vike/prefetch.ts).
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
        },
        rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } },
      },
    },
  },
});
