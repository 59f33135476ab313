const WHITE = '#ffffff';
const BLACK = '#000000';
const DARK = '#1a1a1a';
const COLOR = /^#[0-9a-f]{6}$/i;
/** WCAG 2.1 AA for text of normal size. */
export const READABLE = 4.5;

/** 1 (the same) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The first colour that can be read on the ground; black or white when the wish cannot. */
export function readableOn(ground: string, wish: string = WHITE): string {
  if (contrastOf(wish, ground) >= READABLE) return wish;
  return contrastOf(WHITE, ground) >= contrastOf(BLACK, ground) ? WHITE : BLACK;
}

/** The same hue, darkened or lightened step by step until it can be read as text on the ground. */
export function inkOf(color: string, ground: string = WHITE, ratio = READABLE): string {
  const towards = contrastOf(BLACK, ground) >= contrastOf(WHITE, ground) ? BLACK : WHITE;
  for (let step = 0; step <= 20; step++) {
    const ink = mix(color, towards, step / 20);
    if (contrastOf(ink, ground) >= ratio) return ink;
  }
  return towards;
}

/** What white letters can be told from: the colour itself, or nearly black where it is too pale or none. */
export const groundOf = (color: string): string =>
  COLOR.test(color) && contrastOf(color, WHITE) >= 3 ? color : DARK;

/** The same hue as bright as it must be to stand out, and no paler than that needs: a dark red becomes red, not pink. */
export function vividOn(color: string, ground: string, ratio: number): string {
  const brightest = brightestOf(color);
  for (let step = 0; step <= 20; step++) {
    const vivid = mix(color, brightest, step / 20);
    if (contrastOf(vivid, ground) >= ratio) return vivid;
  }
  return inkOf(brightest, ground, ratio);
}

/** All channels in the same proportion, the strongest as strong as can be; what has no colour is white. */
function brightestOf(color: string): string {
  const channels = channelsOf(color);
  const most = Math.max(...channels);
  return most === 0 ? WHITE : hexOf(channels.map((value) => Math.round((value * 255) / most)));
}

/** `share` of 0 is the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  return hexOf(a.map((value, i) => Math.round(value + ((b[i] ?? 0) - value) * share)));
}

const hexOf = (channels: number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
