import { changeKnown } from './change-known.mjs';

const CLIENT = 'client/runtime-client-routing';
const NOWHERE = "const getConfigDefinedAtOptional = () => undefined;\nconst getDefinedAtString = () => '';";

/**
 * What Vike does for all hundred pages and every link when the first page is drawn, and nobody asks for there.
 * Each is put off until it is wanted or left out; a Vike in which one of them stands differently breaks the build.
 */
const CHANGES = [
  // Where a setting was made is for sentences of checks, which the browser goes without.
  {
    file: 'shared-server-client/page-configs/resolveVikeConfigPublic.js',
    from: "import { getConfigDefinedAtOptional, getDefinedAtString } from './getConfigDefinedAt.js';",
    to: NOWHERE,
  },
  {
    file: 'shared-server-client/page-configs/getConfigValueTyped.js',
    from: "import { getConfigDefinedAtOptional } from './getConfigDefinedAt.js';",
    to: NOWHERE,
  },
  {
    file: 'shared-server-client/route/loadPageRoutes.js',
    from: "import { getDefinedAtString } from '../page-configs/getConfigDefinedAt.js';",
    to: NOWHERE,
  },
  {
    // The server has said which page this is. There is no `onBeforeRoute` that would have to be heard.
    file: `${CLIENT}/renderPageClient.js`,
    from: 'pageContextFromRoute = await route(pageContext);',
    to: 'pageContextFromRoute = isFirstRender ? {} : await route(pageContext);',
  },
  // Vike watches every link by itself and routes each that is seen, only to find that it may not load anything ahead (`+config.ts`):
  // lib/vike/prefetch.ts does.
  {
    file: `${CLIENT}/renderPageClient.js`,
    from: '    addLinkPrefetchHandlers_unwatch();\n',
    to: '',
  },
  {
    file: `${CLIENT}/renderPageClient.js`,
    from: '        addLinkPrefetchHandlers_watch();\n        addLinkPrefetchHandlers();\n',
    to: '',
  },
  {
    file: `${CLIENT}/prefetch.js`,
    from: '    mutationObserver: new MutationObserver(addLinkPrefetchHandlers),\n',
    to: '',
  },
  {
    file: `${CLIENT}/initClientRouter.js`,
    from: '    initLinkPrefetchHandlers();\n',
    to: '',
  },
  {
    // The settings of each page: what is read of them is which pages there are.
    file: 'shared-server-client/page-configs/resolveVikeConfigPublic.js',
    from: `const pages = Object.fromEntries(pageConfigs.map((pageConfig) => {
        const pageConfigValues = getConfigValues(pageConfig);
        return resolveGlobalConfigPublicPage(pageConfigGlobalValues, pageConfig, pageConfigValues);
    }));`,
    to: `const pages = Object.defineProperties({}, Object.fromEntries(pageConfigs.map((pageConfig) => [
        pageConfig.pageId,
        {
            enumerable: true,
            get: () => resolveGlobalConfigPublicPage(pageConfigGlobalValues, pageConfig, getConfigValues(pageConfig))[1],
        },
    ])));`,
  },
  {
    // Vike looks at each value of the props for those that JSON does not know: it writes them as words that begin with '!'.
    file: 'client/shared/getJsonSerializedInHtml.js',
    from: 'const json = parse(jsonStr);',
    to: "const json = jsonStr.includes('\"!') ? parse(jsonStr) : JSON.parse(jsonStr);",
  },
  {
    // Most pages have the same settings (`sharedPageConfigs`): read once. Vike adds to those of a page when it has come, so each has its own.
    file: 'shared-server-client/page-configs/serialize/parsePageConfigsSerialized.js',
    from: 'const pageConfigs = pageConfigsSerialized.map((pageConfigSerialized) => {\n        const configValues = parseConfigValuesSerialized(pageConfigSerialized.configValuesSerialized);',
    to: 'const read = new Map();\n    const pageConfigs = pageConfigsSerialized.map((pageConfigSerialized) => {\n        const settings = pageConfigSerialized.configValuesSerialized;\n        if (!read.has(settings)) read.set(settings, parseConfigValuesSerialized(settings));\n        const configValues = { ...read.get(settings) };',
  },
];

export const vikeAtStart = {
  name: 'vike-at-start',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, file] = /node_modules\/vike\/dist\/(.*\.js)$/.exec(id) ?? [];
    return file && this.environment.name === 'client' ? withoutEarlyWork(code, file) : null;
  },
};

export function withoutEarlyWork(code, file) {
  const changes = CHANGES.filter((one) => one.file === file);
  return changes.length === 0 ? null : changes.reduce(changed, code);
}

const changed = (code, { file, from, to }) =>
  changeKnown(code, { from, to: () => to, unknown: () => `Vike's ${file} is not what vike-at-start knows.` });

export const CHANGED_FILES = [...new Set(CHANGES.map(({ file }) => file))];
