import { defineConfig } from 'vite';

/**
 * What stays outside: what is loaded by the views as well and must exist once, what is compiled for this machine, what
 * reads files of its own, and mongoose, whose driver the store mends (src/platform/store/closed-sockets.ts).
 */
const OUTSIDE = [
  ...['react', 'react-dom', 'reflect-metadata', 'vike'],
  ...['@node-rs/argon2', '@point-of-sale/receipt-printer-encoder', 'msgpackr', 'pdfkit', 'sharp'],
  ...['@zxcvbn-ts/language-common', 'mongoose', 'openai'],
];
/** Optional parts of packages that are not installed here. */
const ABSENT =
  /^(@nestjs\/(microservices|websockets|platform-express)|@fastify\/view|class-transformer\/storage)/;

const isOutside = (id: string): boolean =>
  ABSENT.test(id) || OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`));

/** The server as a few files: the three thousand of its packages cost more to open at every start than all they do there. */
export default defineConfig({
  root: '.',
  publicDir: false,
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
      output: { keepNames: true, banner: "import 'reflect-metadata';", entryFileNames: '[name].js' },
    },
  },
});
