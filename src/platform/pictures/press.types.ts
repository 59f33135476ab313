export type DrawnFormat = 'avif' | 'webp' | 'jpg';

/** What an upload may weigh. */
export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;

/** What to make of an upload. */
export interface PressOrder {
  /** No file is larger than this. */
  within: { width: number; height: number };
  /** Of these, those narrower than the largest one. */
  widths: readonly number[];
  formats: readonly DrawnFormat[];
}

export interface Drawn {
  /** Of the largest file. */
  width: number;
  height: number;
  files: { width: number; format: DrawnFormat; bytes: Uint8Array }[];
}

/** Why an upload is not taken. */
export type Refused = 'noPicture' | 'heic' | 'foreignParts' | 'broken' | 'tooLarge';

export type Pressed = { drawn: Drawn } | { refused: Refused };

/** Of all that can be seen of a picture. */
export type PictureTone = 'pale' | 'dark' | 'mixed';

/** Ready to be laid on paper: without transparency, which would be unpacked and packed again for every sheet. */
export interface PaperPicture {
  png: Uint8Array;
  width: number;
  height: number;
  /** What it stands on: white, unless it could not be seen there. */
  ground: string;
}
