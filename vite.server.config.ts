import { defineConfig } from 'vite';
import { inAsciiOnly } from './scripts/setup/ascii-only.mjs';
import { OUTSIDE } from './scripts/setup/outside.mjs';

/** Optional parts of packages that are not installed here. */
const ABSENT =
  /^(@nestjs\/(microservices|websockets|platform-express)|@fastify\/view|class-transformer\/storage)/;

const isOutside = (id: string): boolean =>
  ABSENT.test(id) || OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`));

/** The server as a few files: the three thousand of its packages cost more to open at every start than all they do there. */
export default defineConfig({
  root: '.',
  publicDir: false,
  plugins: [inAsciiOnly],
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: 'dist/app/main.js',
    outDir: 'dist/packed',
    target: 'node20',
    emptyOutDir: true,
    minify: false,
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
