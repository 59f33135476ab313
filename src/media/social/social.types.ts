import type { ColorRoles } from '../../shop/design/roles.rules.js';
import type { DisplayFont } from '../../shop/restaurant/shop.types.js';

export const POST_TEMPLATES = ['dish', 'newDish', 'campaign', 'hours', 'holidays'] as const;
export type PostTemplate = (typeof POST_TEMPLATES)[number];

export const POST_FORMATS = ['square', 'portrait', 'story', 'link'] as const;
export type PostFormat = (typeof POST_FORMATS)[number];

export const NETWORKS = ['instagram', 'facebook', 'whatsapp', 'google'] as const;
export type Network = (typeof NETWORKS)[number];

export interface Size {
  width: number;
  height: number;
}

export const POST_SIZES: Record<PostFormat, Size> = {
  square: { width: 1080, height: 1080 },
  portrait: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
  link: { width: 1200, height: 630 },
};

export const MAX_TITLE = 80;
export const MAX_NOTE = 160;
/** More than two a day for a quarter of a year are no plan any more. */
export const MOST_OPEN = 200;
/** Of those that are done the latest are kept: a year and a half of two a day. */
export const MOST_DONE = 1_000;
/** The longest any network takes is far above what anybody reads. */
export const MAX_TEXT = 3_000;

/** What a post is about: a template, and the dish or campaign it speaks of. */
export interface PostSubject {
  template: PostTemplate;
  /** null where the template speaks of the restaurant itself. */
  subjectId: string | null;
}

/** What a post knows of its subject, in the words guests read. */
export interface PostFacts {
  eyebrow: string;
  title: string;
  /** Below the title on the picture: a price, an end, hours. */
  note: string;
  /** Whole lines, such as the hours of the week. */
  lines: string[];
  description: string;
  /** Words that may become hashtags, the nearest first. */
  topics: string[];
  picture: { id: string; width: number; focus: { x: number; y: number } } | null;
}

/** Why a planned post should not go out as it is: its dish or campaign is deleted, sold out, or over by then. */
export type PostTrouble = 'gone' | 'soldOut' | 'over';

/** A post somebody means to publish. Tresen reminds; publishing is done by hand. */
export interface PlannedPost extends PostSubject {
  id: string;
  shopId: string;
  version: number;
  format: PostFormat;
  network: Network;
  title: string;
  note: string;
  text: string;
  plannedAt: Date;
  doneAt: Date | null;
  remindedAt: Date | null;
  /** When a reminder that could not be sent is tried again, and how often it could not; missing where it never failed. */
  retryAt?: Date | null;
  failures?: number;
  createdBy: string;
  createdAt: Date;
}

/** Told at the desk when a post is due. */
export interface PostIsDue extends Pick<PlannedPost, 'id' | 'title'> {
  /** Its name. */
  network: string;
  /** 'Mo., 23.11. um 17:00 Uhr' where it is told late. */
  missedAt: string | null;
}

export type PostInput = Pick<
  PlannedPost,
  'template' | 'subjectId' | 'format' | 'network' | 'title' | 'note' | 'text' | 'plannedAt'
>;

/** All that a picture is drawn from; it needs nothing of the store any more. */
export interface PictureTask {
  size: Size;
  isStory: boolean;
  eyebrow: string;
  title: string;
  note: string;
  lines: string[];
  name: string;
  /** Where guests order, without "https://". */
  address: string;
  font: DisplayFont;
  roles: ColorRoles;
  photo: { bytes: Uint8Array; focus: { x: number; y: number } } | null;
  logo: Uint8Array | null;
}

/** Without a picture where no font has a letter of the title. */
export interface PictureAnswer {
  jpeg: Uint8Array | null;
}
