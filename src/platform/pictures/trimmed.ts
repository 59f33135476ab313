import sharp from 'sharp';

/** Nothing is so faint that it is seen. */
const FAINT = 10;
/** What is smaller has no edge. */
const SMALLEST = 3;
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

/** Without the part around it that shows nothing: a logo stands close on its plate, and as large as its room allows. */
export async function trimmed(picture: Uint8Array): Promise<Uint8Array> {
  const { hasAlpha, width = 0, height = 0 } = await sharp(picture, { pages: 1 }).metadata();
  if (!hasAlpha || Math.max(width, height) < SMALLEST) return picture;
  // Without `lineArt` thin lines would count as specks.
  return sharp(picture, { pages: 1 })
    .toColourspace('srgb')
    .trim({ background: NOTHING, threshold: FAINT, lineArt: true })
    .png()
    .toBuffer();
}
