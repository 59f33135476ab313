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
  /** Something of another colour is behind the logo. */
  hasPlate: boolean;
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
  /** Hours stand beside the title. */
  isHalved: boolean;
  name: Fitted;
  address: Fitted;
  logo: Size | null;
  gaps: { note: number; hours: number; sender: number };
}

const BODY: FontKey = 'poppins-400-normal';
export const EYEBROW = { leading: 1.2, above: 0.3, side: 0.8, below: 0.9 };
export const RULE = 2;
/** Of the plate around a logo. */
export const LOGO_EDGE = 0.25;
/** A note of no more letters is a price or a day, and as such the second thing to be read. */
const SHORT_NOTE = 24;
/** How large a note may be beside its title. */
const LESS = 0.85;
/** The share of a wide picture for the title, where hours stand beside it. */
export const TITLE_HALF = 0.36;

export function layoutOf(parts: PostParts, measure: Measure): PostLayout {
  const frame = frameOf(parts);
  const sender = senderOf(parts, frame, measure);
  const { unit, width, padding, photo } = frame;
  const hasLines = parts.lines.length > 0;
  const gaps = { note: unit * (hasLines ? 0.8 : 0.5), hours: unit, sender: unit * 0.7 };
  const eyebrow = parts.hasPhoto ? 0 : unit * (EYEBROW.leading + 2 * EYEBROW.above + EYEBROW.below);
  const height = frame.height - eyebrow - sender.height - RULE - 2 * gaps.sender;
  const words = wordsOf(parts, { unit, gaps, room: { width, height } }, measure);
  const { name, address, logo } = sender;
  return { unit, padding, width, photo, ...words, name, address, logo, gaps };
}

interface Place extends Pick<PostLayout, 'unit' | 'gaps'> {
  room: Size;
}

function wordsOf(parts: PostParts, place: Place, measure: Measure) {
  const { unit, gaps, room } = place;
  if (parts.lines.length > 0 && isWide(parts)) return halvesOf(parts, place, measure);
  let note = noteOf(
    parts,
    { ...room, height: room.height * (parts.lines.length > 0 ? 0.22 : 0.42) },
    unit,
    measure,
  );
  const left = () => room.height - (note ? note.height + gaps.note : 0);
  const hours = hoursOf(parts, { ...room, height: left() * 0.74 }, unit, measure);
  const titleRoom = () => ({ ...room, height: left() - (hours ? hours.height + gaps.hours : 0) });
  let title = titleOf(parts, titleRoom(), unit, measure);
  if (note && note.size > title.size * LESS) {
    // The title is what is read first.
    note = noteOf(parts, { ...room, height: note.height }, unit, measure, title.size * LESS);
    title = titleOf(parts, titleRoom(), unit, measure);
  }
  return { title, hours, note, isHalved: false };
}

/** Side by side where a picture is wide: what it says on the left, when on the right. */
function halvesOf(parts: PostParts, { unit, gaps, room }: Place, measure: Measure) {
  const left = { width: room.width * TITLE_HALF, height: room.height };
  const right = { width: room.width - left.width - unit * 1.2, height: room.height };
  const note = noteOf(parts, { ...left, height: room.height * 0.4 }, unit, measure);
  const height = room.height - (note ? note.height + gaps.note : 0);
  const title = titleOf(parts, { ...left, height }, unit, measure);
  return { title, hours: hoursOf(parts, right, unit, measure), note, isHalved: true };
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
function senderOf(
  { name, address, font, logo, hasPlate }: PostParts,
  frame: FrameOfWords,
  measure: Measure,
): Sender {
  const { unit, width } = frame;
  const scale = logo ? Math.min((unit * 2.6) / logo.height, (width * 0.3) / logo.width) : 0;
  const drawn = logo && { width: logo.width * scale, height: logo.height * scale };
  const edges = drawn && hasPlate ? 2 * unit * LOGO_EDGE : 0;
  const room = width - (drawn ? drawn.width + edges + unit * 0.7 : 0);
  const set = (text: string, of: FontKey, largest: number, leading: number): Fitted => {
    const manner = { font: of, largest, smallest: unit * 0.5, leading };
    return fitted(text, { width: room, height: 2 * leading * largest }, manner, measure);
  };
  const title = set(name, `${font}-600-normal`, unit * 1.05, 1.2);
  const link = set(address, BODY, Math.min(unit * 0.85, title.size * 0.9), 1.3);
  const lines = { name: title, address: link };
  const height = Math.max((drawn?.height ?? 0) + edges, lines.name.height + lines.address.height);
  return { ...lines, logo: drawn, height };
}

function noteOf(
  { note, font }: PostParts,
  room: Size,
  unit: number,
  measure: Measure,
  most = Number.POSITIVE_INFINITY,
): Fitted | null {
  if (note === '') return null;
  const manner =
    note.length <= SHORT_NOTE
      ? { font: `${font}-600-normal` as const, largest: unit * 1.9, smallest: unit * 0.8, leading: 1.2 }
      : { font: BODY, largest: unit * 1.15, smallest: unit * 0.6, leading: 1.35 };
  const largest = Math.max(manner.smallest, Math.min(manner.largest, most));
  return fitted(note, room, { ...manner, largest }, measure);
}

function hoursOf({ lines, font }: PostParts, room: Size, unit: number, measure: Measure): Hours | null {
  if (lines.length === 0) return null;
  const sizes = { largest: unit * 1.6, smallest: unit * 0.5 };
  return hoursIn(lines, room, { day: `${font}-600-normal`, hours: BODY, ...sizes }, measure);
}

/** Without a photo and without hours the title is the picture. */
function titleOf(parts: PostParts, room: Size, unit: number, measure: Measure): Fitted {
  const { title, font, hasPhoto, lines } = parts;
  const largest = unit * (hasPhoto || lines.length > 0 ? 3.3 : 4.4);
  const manner = { largest, smallest: unit * 0.8, whole: unit * 1.6, leading: 1.1 };
  return fitted(title, room, { font: `${font}-600-normal`, ...manner }, measure);
}
