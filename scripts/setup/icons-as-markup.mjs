import { changeKnown } from './change-known.mjs';
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

export const withMarkup = (code) =>
  changeKnown(code, {
    from: LINES,
    to: (_, name, lines) => `${name}${JSON.stringify(JSON.parse(lines).map(elementOf).join(''))};`,
    unknown: () => 'An icon of Tabler is not what icons-as-markup knows.',
  });

function elementOf([tag, { key, ...attributes }]) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
