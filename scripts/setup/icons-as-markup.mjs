import { inRoot } from './paths.mjs';

const ICON = /@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
const MAKER = /@tabler\/icons-react\/dist\/esm\/createReactComponent\.mjs$/;
const LINES = /(const __iconNode = )(\[\[.*\]\]);/;

/**
 * The lines of an icon never change, so React need not know each of them: it takes over one element for an icon, not five.
 * The document stays the same.
 */
export const iconsAsMarkup = {
  name: 'icons-as-markup',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (MAKER.test(id)) return `export { default } from '${inRoot('scripts/setup/icon-of-markup.mjs')}';`;
    return ICON.test(id) ? withMarkup(code) : null;
  },
};

export function withMarkup(code) {
  const [, , lines] = LINES.exec(code) ?? [];
  if (!lines) throw new Error('An icon of Tabler is not what icons-as-markup knows.');
  const markup = JSON.parse(lines).map(elementOf).join('');
  return code.replace(LINES, (_, name) => `${name}${JSON.stringify(markup)};`);
}

function elementOf([tag, { key, ...attributes }]) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
