import { type ColorRoles, darkRoles, lightRoles } from '../../../src/shop/design/roles.rules';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import { type Fonts, fontFaceOf } from './fonts';

interface Roles {
  light: ColorRoles;
  dark: ColorRoles;
}

/** A shop's colours stay the same object from one page to the next. */
const known = new WeakMap<object, Roles>();

function rolesOf({ colors }: Pick<StorefrontShop, 'colors'>): Roles {
  const roles = known.get(colors) ?? { light: lightRoles(colors), dark: darkRoles(colors) };
  known.set(colors, roles);
  return roles;
}

const linesOf = (roles: ColorRoles): string =>
  Object.entries(roles)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** What is this restaurant's own about the styles: its colours by day and by night, and its display font. */
export function ownStylesOf(shop: Pick<StorefrontShop, 'colors' | 'font'>, fonts: Fonts): string {
  const { light, dark } = rolesOf(shop);
  return `${fontFaceOf(shop.font, fonts)}:root{${linesOf(light)}}@media screen and (prefers-color-scheme:dark){:root{${linesOf(dark)}}}`;
}

/** The colour of the browser's own frame, by day and by night. */
export const frameColorsOf = (shop: Pick<StorefrontShop, 'colors'>) => {
  const { light, dark } = rolesOf(shop);
  return { light: light.ground, dark: dark.ground };
};
