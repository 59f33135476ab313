import { parseAst } from 'vite';

const LIST_OF_PAGES = /virtual:vike:global-entry:client/;
const SETTINGS = 'configValuesSerialized';

/**
 * Every page of ours carries the list of all pages, in which Vike writes out the settings of each, and most have the
 * same. Written once and named, they are 57 KB less to read for each browser, and half a KiB less to load.
 */
export const sharedPageConfigs = {
  name: 'shared-page-configs',
  apply: 'build',
  transform(code, id) {
    if (this.environment.name !== 'client' || !LIST_OF_PAGES.test(id)) return null;
    return withSharedConfigs(code);
  },
};

/** Vike reads these objects and changes none, so pages may have one together. */
export function withSharedConfigs(code) {
  const found = settingsIn(parseAst(code)).map(({ start, end }) => ({
    start,
    end,
    text: code.slice(start, end),
  }));
  const names = new Map();
  for (const { text } of found) {
    const isTwice = found.filter((other) => other.text === text).length > 1;
    if (isTwice && !names.has(text)) names.set(text, `sharedConfig${names.size}`);
  }
  const pages = found.reduceRight(
    (rest, { start, end, text }) =>
      names.has(text) ? rest.slice(0, start) + names.get(text) + rest.slice(end) : rest,
    code,
  );
  return `${[...names].map(([text, name]) => `const ${name} = ${text};\n`).join('')}${pages}`;
}

function settingsIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'Property' && (node.key.name ?? node.key.value) === SETTINGS) return [node.value];
  return Object.values(node).flatMap(settingsIn);
}
