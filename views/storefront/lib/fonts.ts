import type { DisplayFont } from '../../../src/shop/restaurant/shop.types';

/** Where the files of the display fonts stand, hosted or relative. */
export type Fonts = Record<DisplayFont, string>;

const FAMILIES: Record<DisplayFont, { family: string; likeness: string; width: string }> = {
  fraunces: { family: 'Fraunces', likeness: '"Georgia","DejaVu Serif","Noto Serif"', width: '102%' },
  poppins: { family: 'Poppins', likeness: '"Segoe UI","Roboto","Arial","DejaVu Sans"', width: '112%' },
  oswald: {
    family: 'Oswald',
    likeness: '"Arial Narrow","Roboto Condensed","Arial","DejaVu Sans"',
    width: '82%',
  },
};

/** The font, and beside it what every device has, as wide as the font will be: nothing moves when it comes. */
export function fontFaceOf(font: DisplayFont, fonts: Fonts): string {
  const { family, likeness, width } = FAMILIES[font];
  const local = likeness
    .split(',')
    .map((name) => `local(${name})`)
    .join(',');
  return [
    `@font-face{font-family:${family};src:url("${fonts[font]}") format("woff2");font-weight:600;font-display:swap}`,
    `@font-face{font-family:"${family} Ersatz";src:${local};size-adjust:${width}}`,
    `:root{--display:${family},"${family} Ersatz",${font === 'fraunces' ? 'Georgia,serif' : 'sans-serif'}}`,
  ].join('');
}
