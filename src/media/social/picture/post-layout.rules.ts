import type { FontKey, Measure } from '../../../shop/printed-menu/layout/marks.types.js';
import type { PictureTask, Size } from '../social.types.js';
import { type Fitted, fitted } from './fitted.rules.js';
import { type Hours, hoursIn } from './hours.rules.js';
import { isWide, photoSlot, STORY_MARGIN, unitOf } from './post-picture.rules.js';

type Words = Pick<
  PictureTask,
  'size' | 'isStory' | 'eyebrow' | 'title' | 'note' | 'lines' | 'name' | 'address' | 'font'
>;

export interface PostParts extends Words {
  hasPhoto: boolean;
  logo: Size | null;
}

/** Where everything stands on a picture, and how large. */
export interface PostLayout {
  unit: number;
  padding: { top: number; side: number; bottom: number };
  /** Of the words. */
  width: number;
  photo: Size | null;
  title: Fitted;
  hours: Hours | null;
  note: Fitted | null;
  name: Fitted;
  address: Fitted;
  logo: Size | null;
  gaps: { note: number; hours: number; sender: number };
}

const BODY: FontKey = 'poppins-400-normal';
export const EYEBROW = { leading: 1.2, above: 0.3, side: 0.8, below: 0.9 };
export const RULE = 2;
/** A note of no more letters is a price or a day, and as such the second thing to be read. */
const SHORT_NOTE = 24;

export function layoutOf(parts: PostParts, measure: Measure): PostLayout {
  const frame = frameOf(parts);
  const { unit, width } = frame;
  const sender = senderOf(parts, frame, measure);
  const gaps = { note: unit * 0.5, hours: unit * 0.8, sender: unit * 0.7 };
  const eyebrow = parts.hasPhoto ? 0 : unit * (EYEBROW.leading + 2 * EYEBROW.above + EYEBROW.below);
  let free = frame.height - eyebrow - sender.height - RULE - 2 * gaps.sender;

  const note = noteOf(parts, { width, height: free * (parts.lines.length > 0 ? 0.22 : 0.42) }, unit, measure);
  if (note) free -= note.height + gaps.note;
  const hours = linesOf(parts, { width, height: free * 0.7 }, unit, measure);
  if (hours) free -= hours.height + gaps.hours;
  const title = titleOf(parts, { width, height: free }, unit, measure);
  const { name, address, logo } = sender;
  const { padding, photo } = frame;
  return { unit, padding, width, photo, title, hours, note, name, address, logo, gaps };
}

interface FrameOfWords extends Pick<PostLayout, 'unit' | 'padding' | 'width' | 'photo'> {
  height: number;
}

function frameOf(parts: PostParts): FrameOfWords {
  const { size, isStory, hasPhoto } = parts;
  const unit = unitOf(parts);
  const photo = hasPhoto ? photoSlot(parts) : null;
  const isBeside = photo !== null && isWide(parts);
  const side = unit * (isStory || !hasPhoto ? 2.2 : 1.7);
  const padding = {
    top: isStory && !hasPhoto ? STORY_MARGIN.top : hasPhoto && !isBeside ? unit * 1.3 : side,
    side,
    bottom: isStory ? STORY_MARGIN.bottom : hasPhoto && !isBeside ? unit * 1.3 : side,
  };
  const width = size.width - (isBeside ? photo.width : 0) - 2 * side;
  const height = size.height - (photo && !isBeside ? photo.height : 0) - padding.top - padding.bottom;
  return { unit, padding, width, photo, height };
}

interface Sender extends Pick<PostLayout, 'name' | 'address' | 'logo'> {
  height: number;
}

/** Who speaks and where to order; a logo of any shape takes no more than a third of the line. */
function senderOf({ name, address, font, logo }: PostParts, frame: FrameOfWords, measure: Measure): Sender {
  const { unit, width } = frame;
  const scale = logo ? Math.min((unit * 2.6) / logo.height, (width * 0.3) / logo.width) : 0;
  const drawn = logo && { width: logo.width * scale, height: logo.height * scale };
  const room = width - (drawn ? drawn.width + unit * 0.7 : 0);
  const set = (text: string, of: FontKey, largest: number, leading: number): Fitted => {
    const manner = { font: of, largest, smallest: unit * 0.6, leading };
    return fitted(text, { width: room, height: 2 * leading * largest }, manner, measure);
  };
  const lines = { name: set(name, `${font}-600-normal`, unit * 1.05, 1.2), address: set(address, BODY, unit * 0.85, 1.3) };
  const height = Math.max(drawn?.height ?? 0, lines.name.height + lines.address.height);
  return { ...lines, logo: drawn, height };
}

function noteOf({ note, font }: PostParts, room: Size, unit: number, measure: Measure): Fitted | null {
  if (note === '') return null;
  const manner =
    note.length <= SHORT_NOTE
      ? { font: `${font}-600-normal` as const, largest: unit * 1.9, smallest: unit * 0.9, leading: 1.2 }
      : { font: BODY, largest: unit * 1.15, smallest: unit * 0.7, leading: 1.35 };
  return fitted(note, room, manner, measure);
}

function linesOf({ lines, font }: PostParts, room: Size, unit: number, measure: Measure): Hours | null {
  if (lines.length === 0) return null;
  const sizes = { largest: unit * 1.6, smallest: unit * 0.5 };
  return hoursIn(lines, room, { day: `${font}-600-normal`, hours: BODY, ...sizes }, measure);
}

/** Without a photo and without hours the title is the picture. */
function titleOf(parts: PostParts, room: Size, unit: number, measure: Measure): Fitted {
  const { title, font, hasPhoto, lines } = parts;
  const largest = unit * (hasPhoto || lines.length > 0 ? 3.3 : 4.4);
  const manner = { largest, smallest: unit * 0.8, whole: unit * 1.25, leading: 1.1 };
  return fitted(title, room, { font: `${font}-600-normal`, ...manner }, measure);
}
