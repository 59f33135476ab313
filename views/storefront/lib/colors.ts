import { inkOf, mix, readableOn } from '../../../src/shop/design/contrast.rules';
import type { ShopColors } from '../../../src/storefront/shop/shop.view';

const PAPER = '#ffffff';

/** The operator picks five colours; what carries text is computed, so that no pick is unreadable. */
export function colorsOf({
  primaryColor,
  secondaryColor,
  accentColor,
  darkTextColor,
  lightTextColor,
}: ShopColors): string {
  const tint = mix(accentColor, PAPER, 0.6);
  const variables = {
    primary: primaryColor,
    'on-primary': readableOn(primaryColor, lightTextColor),
    'primary-ink': inkOf(primaryColor, tint),
    secondary: secondaryColor,
    'on-secondary': readableOn(secondaryColor, darkTextColor),
    tint,
    ink: readableOn(PAPER, darkTextColor),
  };
  const lines = Object.entries(variables).map(([name, value]) => `--${name}:${value}`);
  return `:root{${lines.join(';')}}`;
}
