import jsqr from 'jsqr';
import sharp from 'sharp';

/** What a camera far away and one near by see of it. */
const SIDES = [150, 420];

/** Whether somebody else's decoder reads from the picture what we wrote into it. */
export async function isReadable(svg: string, link: string): Promise<boolean> {
  for (const side of SIDES) if ((await readFrom(svg, side)) !== link) return false;
  return true;
}

async function readFrom(svg: string, side: number): Promise<string | null> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(side, side)
    .blur(0.6)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
