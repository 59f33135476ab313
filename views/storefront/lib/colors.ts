import { type ColorRoles, darkRoles, lightRoles } from '../../../src/shop/design/roles.rules';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { type Fonts, fontFaceOf } from './fonts';

const linesOf = (roles: ColorRoles): string =>
  Object.entries(roles)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** What is this restaurant's own about the styles: its colours by day and by night, and its display font. */
export const ownStylesOf = (
  { colors, font }: Pick<StorefrontShop, 'colors' | 'font'>,
  fonts: Fonts,
): string =>
  `${fontFaceOf(font, fonts)}:root{${linesOf(lightRoles(colors))}}@media screen and (prefers-color-scheme:dark){:root{${linesOf(darkRoles(colors))}}}`;

/** The colour of the browser's own frame, by day and by night. */
export const frameColorsOf = ({ colors }: Pick<StorefrontShop, 'colors'>) => ({
  light: lightRoles(colors).ground,
  dark: darkRoles(colors).ground,
});
