import { createRequire } from 'node:module';
import { changeKnown } from './change-known.mjs';
import { inRoot } from './paths.mjs';

const require = createRequire(import.meta.url);
const fromMongoose = createRequire(require.resolve('mongoose'));
const quoted = (file) => JSON.stringify(file);

/**
 * What the packed server does in another way than its parts: it finds in itself what they look for beside themselves, and
 * puts off what takes time at every start. A package in which one of these places reads differently breaks the build.
 */
const CHANGES = [
  {
    file: 'dist/app/platform/store/closed-sockets.js',
    from: /const require = .*\n(\/\/.*\n)?const fromMongoose = .*\n/,
    to: `import * as connection from ${quoted(fromMongoose.resolve('mongodb/lib/cmap/connection.js'))};\nconst fromMongoose = () => connection;\n`,
  },
  {
    file: 'dist/app/platform/pages/page.renderer.js',
    from: /if \(!existsSync\(BUILT\)\) .*\s+await import\(pathToFileURL\(BUILT\)\.href\)/,
    to: `await import(${quoted(inRoot('dist/server/entry.mjs'))})`,
  },
  {
    file: 'dist/app/storefront/pages/storefront.renderer.js',
    from: 'import(pathToFileURL(entry).href)',
    to: `import(${quoted(inRoot('dist/storefront/server/server.js'))})`,
  },
  {
    // A namespace that was made for the packed mongoose is not mongoose, and cannot count its connections.
    file: '@nestjs/mongoose/dist/mongoose-core.module.js',
    from: "import * as mongoose from 'mongoose';",
    to: "import mongoose from 'mongoose';",
  },
  {
    // What a partial input takes over of the whole one's rules; a second copy of either would not know them.
    file: '@nestjs/mapped-types/dist/type-helpers.utils.js',
    from: 'const require = createRequire(import.meta.url);',
    to: [
      "import * as validator from 'class-validator';",
      "import * as transformer from 'class-transformer';",
      "import * as storage from 'class-transformer/cjs/storage.js';",
      "const known = { 'class-validator': validator, 'class-transformer': transformer, 'class-transformer/cjs/storage': storage };",
      'const require = (name) => known[name];',
    ].join('\n'),
  },
  {
    // The router compiles a function for each piece of each address.
    file: 'find-my-way/lib/node.js',
    from: /const lines = \[\](.*\n)*? {2}return new Function\('path', 'i', .*/,
    to: 'const rest = prefix.slice(1)\n  return (path, i) => path.startsWith(rest, i + 1)',
  },
  {
    // And two for each route, most of which read the same.
    file: 'find-my-way/lib/handler-storage.js',
    from: "new Function('NullObject', fnBody.join('\\n'))(NullObject)",
    to: "once(fnBody.join('\\n'), (text) => new Function('NullObject', text)(NullObject))",
  },
  {
    file: 'find-my-way/lib/handler-storage.js',
    from: "new Function('derivedConstraints', lines.join('\\n'))",
    to: "once(lines.join('\\n'), (text) => new Function('derivedConstraints', text))",
  },
  {
    file: 'find-my-way/lib/handler-storage.js',
    from: 'class HandlerStorage {',
    to: [
      'const compiled = new Map()',
      'function once (text, compile) {',
      '  if (!compiled.has(text)) compiled.set(text, compile(text))',
      '  return compiled.get(text)',
      '}',
      'class HandlerStorage {',
    ].join('\n'),
  },
  {
    // The environment is asked by a call of the system each time, some ten thousand times.
    file: '@nestjs/core/injector/helpers/is-debug-mode.util.js',
    from: 'export function isDebugMode() {\n    return !!process.env.NEST_DEBUG;\n}',
    to: 'const debugs = !!process.env.NEST_DEBUG;\nexport const isDebugMode = () => debugs;',
  },
];

/** Whoever imports it has Node read all it offers, WebSocket too, for which it loads the whole of fetch. */
const HTTP = process.getBuiltinModule('node:http');
const HTTP_VALUES = Object.entries(Object.getOwnPropertyDescriptors(HTTP))
  .filter(([, { get }]) => !get)
  .map(([name]) => name);
const HTTP_WITHOUT_FETCH = '\0http-without-fetch';

export const serverAtStart = {
  name: 'server-at-start',
  enforce: 'pre',
  resolveId: (id, _, { kind }) =>
    /^(node:)?http$/.test(id) && kind === 'import-statement' ? HTTP_WITHOUT_FETCH : null,
  load: (id) =>
    id === HTTP_WITHOUT_FETCH
      ? `const http = process.getBuiltinModule('node:http');\nexport default http;\nexport const { ${HTTP_VALUES.join(', ')} } = http;`
      : null,
  transform(code, id) {
    const file = CHANGED.find((one) => id.endsWith(`/${one}`));
    return file ? { code: changed(code, file), map: null } : null;
  },
};

export const changed = (code, file) => CHANGES.filter((one) => one.file === file).reduce(withChange, code);

const withChange = (code, { file, from, to }) =>
  changeKnown(code, { from, to: () => to, unknown: () => `${file} is not what server-at-start knows.` });

const CHANGED = [...new Set(CHANGES.map(({ file }) => file))];
export const CHANGED_PACKAGES = CHANGED.filter((file) => !file.startsWith('dist/'));
