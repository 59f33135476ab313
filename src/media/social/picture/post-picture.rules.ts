import type { PictureTask, Size } from '../social.types.js';

/** Pages of networks lay their own buttons over the ends of a story. */
export const STORY_MARGIN = { top: 250, bottom: 300 };

type Shape = Pick<PictureTask, 'size' | 'isStory'>;

/** Of title and note together; more words need more room beside a photo. */
const MANY_LETTERS = 60;
/** 'Rindergeschnetzeltes' stands whole in the wider half alone. */
const LONG_WORD = 16;

export const isWide = ({ size }: Shape): boolean => size.width > size.height * 1.5;

/** Where the photo stands: beside the words where there is room, above them elsewhere. */
export function photoSlot(post: Shape & Pick<PictureTask, 'title' | 'note'>): Size {
  const { size, title, note, isStory } = post;
  const isWordy = title.length + note.length > MANY_LETTERS;
  if (isWide(post)) {
    const isLong = title.split(/[\s-]/).some((word) => word.length > LONG_WORD);
    return { width: Math.round(size.width * (isWordy || isLong ? 0.42 : 0.5)), height: size.height };
  }
  const share = (isStory ? 0.52 : 0.56) - (isWordy ? 0.08 : 0);
  return { width: size.width, height: Math.round(size.height * share) };
}

/** What all lengths are measured in: about the height of small print, on a phone that shows the whole picture. */
export const unitOf = (shape: Shape): number =>
  isWide(shape) ? shape.size.height / 21 : Math.min(shape.size.width, shape.size.height) / 30;
