import { type GuestText, type Imprint, type LegalText, TEXT_KINDS, type TextKind } from './legal.types.js';
import type { Block } from './texts/markup.types.js';

export interface ImprintPage {
  imprint: Imprint;
  /** What the form would be filled with from the rest of the settings is not saved yet. */
  isSaved: boolean;
  publishedVersion: number | null;
  changes: ImprintChange[];
}

/** One save in the list of who changed what. */
export interface ImprintChange {
  id: string;
  at: string;
  who: string;
  fields: { label: string; before: string; after: string }[];
}

export interface LegalTextsPage {
  texts: EditedText[];
  /** The imprint data is still missing: what is generated from it has gaps. */
  needsImprint: boolean;
  slug: string;
}

export interface EditedText {
  kind: TextKind;
  /** null until one is published. */
  version: number | null;
  /** The published text, or the starting text. */
  markdown: string;
  /** What would be generated from today's data. */
  generated: string;
  /** Who takes guests' money and has to be named in it. */
  services: string[];
  preview: Block[];
  versions: TextVersion[];
}

export interface TextVersion {
  version: number;
  publishedAt: string;
  who: string;
}

export interface TextPreview {
  blocks: Block[];
  problems: string[];
}

export interface ShownText extends TextVersion {
  markdown: string;
  blocks: Block[];
}

export const KIND_TITLE: Record<GuestText, string> = {
  imprint: 'Impressum',
  privacy: 'Datenschutzerklärung',
  terms: 'AGB',
  withdrawal: 'Widerruf',
  accessibility: 'Barrierefreiheit',
};

/** Where guests find it under the shop's address. */
export const KIND_PATH: Record<GuestText, string> = {
  imprint: 'impressum',
  privacy: 'datenschutz',
  terms: 'agb',
  withdrawal: 'widerruf',
  accessibility: 'barrierefreiheit',
};

export const toTextVersion = (
  { version, publishedAt }: Pick<LegalText, 'version' | 'publishedAt'>,
  who: string,
): TextVersion => ({ version, publishedAt: publishedAt.toISOString(), who });

export const isTextKind = (text: string): text is TextKind =>
  (TEXT_KINDS as readonly string[]).includes(text);
