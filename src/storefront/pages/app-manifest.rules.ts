import { mix, readableOn } from '../../shop/design/contrast.rules.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { initialsOf } from '../menu/initials.rules.js';

/** How the shop looks on a phone's home screen. */
interface AppManifest {
  id: string;
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  scope: string;
  display: 'standalone';
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type?: string; purpose: string }[];
}

const SHORT = 12;
const PLACEHOLDERS = '/placeholders/';

type Of = Pick<Shop, 'name' | 'slug' | 'design'> & { root?: string };

export function appManifestOf({ name, slug, design, root = `/s/${slug}` }: Of): AppManifest {
  const home = root || '/';
  const letters = { src: `${root}/icon.svg`, sizes: 'any', type: 'image/svg+xml' };
  const hasLogo = !design.logo.startsWith(PLACEHOLDERS);
  return {
    id: home,
    name,
    short_name: name.length <= SHORT ? name : shortOf(name),
    lang: 'de',
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: design.colors.primaryColor,
    background_color: '#ffffff',
    icons: [
      ...(hasLogo ? [{ src: design.logo, sizes: 'any', purpose: 'any' }] : [{ ...letters, purpose: 'any' }]),
      { ...letters, purpose: 'maskable' },
    ],
  };
}

/** Whole words as far as they fit under an icon. */
function shortOf(name: string): string {
  const words = name.split(' ');
  while (words.length > 1 && words.join(' ').length > SHORT) words.shift();
  return words.join(' ').slice(0, SHORT);
}

/** The initials in the colours of the restaurant, with room for any mask a phone cuts. */
export function iconOf({ name, design: { colors } }: Pick<Shop, 'name' | 'design'>): string {
  const { primaryColor, secondaryColor, lightTextColor } = colors;
  const ring = mix(secondaryColor, primaryColor, 0.75);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="${primaryColor}"/>`,
    `<circle cx="256" cy="256" r="176" fill="none" stroke="${ring}" stroke-width="10"/>`,
    `<text x="256" y="256" dy=".35em" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="170" fill="${readableOn(primaryColor, lightTextColor)}">${initialsOf(name)}</text>`,
    '</svg>',
  ].join('');
}
