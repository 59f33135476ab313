import { defineConfig } from 'vite';
import { inAsciiOnly } from './scripts/setup/ascii-only.mjs';
import { isOutside, OUTSIDE } from './scripts/setup/outside.mjs';
import { inRoot } from './scripts/setup/paths.mjs';
import { serverAtStart } from './scripts/setup/server-at-start.mjs';
import { sharedDecorators } from './scripts/setup/shared-decorators.mjs';

const exactly = (name: string, replacement: string) => ({ find: new RegExp(`^${name}$`), replacement });
const alias = [
  // As the unpacked server and its tests load them.
  ...['class-validator', 'class-transformer'].map((name) =>
    exactly(name, inRoot('node_modules', name, 'cjs/index.js')),
  ),
  // Without the commands of modules that Redis has not loaded here.
  exactly('redis', '@redis/client'),
];

/** The server as a few files: the three thousand of its packages cost more to open at every start than all they do there. */
export default defineConfig({
  root: '.',
  publicDir: false,
  plugins: [serverAtStart, sharedDecorators, inAsciiOnly],
  resolve: { alias },
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: 'dist/app/main.js',
    outDir: 'dist/packed',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      external: isOutside,
      // Classes are told apart by their names here and there; decorators need Reflect before any file runs.
      output: {
        keepNames: true,
        comments: false,
        banner: "import 'reflect-metadata';",
        entryFileNames: '[name].js',
      },
    },
  },
});
