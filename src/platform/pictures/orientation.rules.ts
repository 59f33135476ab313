export interface Turn {
  /** First mirrored, then turned clockwise. */
  mirrored: boolean;
  degrees: 0 | 90 | 180 | 270;
}

const STRAIGHT: Turn = { mirrored: false, degrees: 0 };
const TURNS: Record<number, Turn> = {
  1: STRAIGHT,
  2: { mirrored: true, degrees: 0 },
  3: { mirrored: false, degrees: 180 },
  4: { mirrored: true, degrees: 180 },
  5: { mirrored: true, degrees: 270 },
  6: { mirrored: false, degrees: 90 },
  7: { mirrored: true, degrees: 90 },
  8: { mirrored: false, degrees: 270 },
};

/** How to turn a picture upright, by the EXIF orientation of the camera. */
export const turnOf = (orientation: number | undefined): Turn => TURNS[orientation ?? 1] ?? STRAIGHT;
