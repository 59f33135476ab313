import type { Picture } from './menu.types.js';

export const PICTURE_WIDTHS = [160, 320, 640, 1280] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** What a page needs to name the files of a picture; `width` is that of the largest one. */
export type PictureSize = Pick<Picture, 'id' | 'width'>;

export interface PictureSources {
  /** For browsers that know only JPEG, and for mails. */
  src: string;
  srcset: string;
  avifSrcset: string;
}

const SRC_WIDTH = 640;
const LARGEST: number = PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? 0;

/** Never wider than the picture itself, which is always among them. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, LARGEST);
  return [...PICTURE_WIDTHS.filter((known) => known < largest), largest];
}

export const pictureFile = (id: string, width: number, format: PictureFormat): string =>
  `${id}-${width}.${format}`;

/** The names of all files of a picture, without folders. */
export const pictureFiles = ({ id, width }: PictureSize): string[] =>
  widthsOf(width).flatMap((each) => PICTURE_FORMATS.map((format) => pictureFile(id, each, format)));

/** The key under which the file store keeps a file of a picture. */
export const pictureKey = (shopId: string, file: string): string => `${shopId}/media/${file}`;

export const pictureUrl = (shopId: string, file: string): string => `/media/${shopId}/${file}`;

/** `base` is our own address, for pages that are served from elsewhere. */
export function pictureSources(shopId: string, picture: PictureSize, base = ''): PictureSources {
  const widths = widthsOf(picture.width);
  const url = (width: number, format: PictureFormat) =>
    base + pictureUrl(shopId, pictureFile(picture.id, width, format));
  const set = (format: PictureFormat) => widths.map((width) => `${url(width, format)} ${width}w`).join(', ');
  return { src: url(srcWidthOf(widths), 'jpg'), srcset: set('webp'), avifSrcset: set('avif') };
}

/** The JPEG for whoever wants a single file of a picture. */
export const singleFile = ({ id, width }: PictureSize): string =>
  pictureFile(id, srcWidthOf(widthsOf(width)), 'jpg');

const srcWidthOf = (widths: readonly number[]): number =>
  widths.find((width) => width >= SRC_WIDTH) ?? widths.at(-1) ?? LARGEST;

const FILE = /^([0-9a-z]{20})-\d{1,4}\.(avif|webp|jpg)$/;

/** The picture a file belongs to; null for every other name. */
export const pictureIdOf = (file: string): string | null => FILE.exec(file)?.[1] ?? null;

/** The picture that a URL leads to; null for every other URL. */
export const pictureIdAt = (url: string): string | null =>
  url.startsWith('/media/') ? pictureIdOf(url.slice(url.lastIndexOf('/') + 1)) : null;
