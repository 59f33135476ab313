import type { PictureTask, Size } from '../social.types.js';

/** Pages of networks lay their own buttons over the ends of a story. */
export const STORY_MARGIN = { top: 250, bottom: 300 };

export type Shape = Pick<PictureTask, 'size' | 'isStory'>;

export const isWide = ({ size }: Shape): boolean => size.width > size.height * 1.5;

/** Where the photo stands: beside the words where there is room, above them elsewhere. */
export function photoSlot(shape: Shape): Size {
  const { width, height } = shape.size;
  if (isWide(shape)) return { width: Math.round(width * 0.5), height };
  return { width, height: Math.round(height * (shape.isStory ? 0.52 : 0.56)) };
}

/** What all lengths are measured in: about the height of small print, on a phone that shows the whole picture. */
export const unitOf = (shape: Shape): number =>
  isWide(shape) ? shape.size.height / 21 : Math.min(shape.size.width, shape.size.height) / 30;
