import type { PictureSources } from '../menu/picture-address.rules.js';

/** From a phone to a desk; the largest one, at most 1920, is always among them. */
export const TITLE_WIDTHS = [480, 960, 1440] as const;
export const TITLE_FORMATS = ['avif', 'webp'] as const;
type TitleFormat = (typeof TITLE_FORMATS)[number];

interface TitleSize {
  width: number;
  height: number;
}

/** Its size stands in its name, so that its address is all a page needs: 'titleImage-0123456789abcdef-1920x720'. */
export const titleName = (hash: string, { width, height }: TitleSize): string =>
  `titleImage-${hash}-${width}x${height}`;

/** The largest WebP has the name alone: it is the picture for whoever knows no widths. */
export const titleFile = (name: string, width: number, format: TitleFormat): string =>
  format === 'webp' && name.includes(`-${width}x`) ? `${name}.webp` : `${name}-${width}.${format}`;

const ADDRESS = /^(\/media\/[0-9a-z]+\/titleImage-[0-9a-f]{16}-(\d{1,4})x(\d{1,4}))\.webp$/;

/** null for placeholders, for pictures of the library and for those uploaded when there was one width alone. */
export function titleSourcesOf(address: string): (PictureSources & TitleSize) | null {
  const [, name = '', wide, high] = ADDRESS.exec(address) ?? [];
  if (!name) return null;
  const [width, height] = [Number(wide), Number(high)];
  const widths = [...TITLE_WIDTHS.filter((each) => each < width), width];
  const set = (format: TitleFormat) =>
    widths.map((each) => `${titleFile(name, each, format)} ${each}w`).join(', ');
  return { src: address, srcset: set('webp'), avifSrcset: set('avif'), width, height };
}
