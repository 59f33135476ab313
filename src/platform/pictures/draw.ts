import { readFile } from 'node:fs/promises';
import sharp, { type CreateRaw, type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { hasForeignParts } from './foreign-parts.js';
import { type PictureType, pictureTypeOf } from './magic.rules.js';
import { type Turn, turnOf } from './orientation.rules.js';
import { maxPixelsOf } from './pixels.rules.js';
import type { Drawn, DrawnFormat, Pressed, PressOrder, Refused } from './press.types.js';

/** A second limit behind the size check. An animation counts as its first picture. */
const READING: SharpOptions = {
  limitInputPixels: 50_000_000,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
};

const FORMATS: Record<DrawnFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
};

/** Draws an upload anew, so that nothing of the file but the picture stays. Runs in a process of its own. */
export async function draw(file: string, order: PressOrder): Promise<Pressed> {
  sharp.concurrency(1);
  sharp.cache(false);
  const bytes = await readFile(file);
  const type = pictureTypeOf(bytes);
  if (!type) return { refused: 'noPicture' };
  if (hasForeignParts(bytes)) return { refused: 'foreignParts' };
  try {
    const head = await sharp(bytes, { ...READING, limitInputPixels: false }).metadata();
    const refused = refusalOf(head, type);
    return refused ? { refused } : { drawn: await drawAll(bytes, head, order) };
  } catch {
    return { refused: 'broken' };
  }
}

function refusalOf(head: Metadata, type: PictureType): Refused | null {
  const { mediaType, width, height, isProgressive = false } = head;
  if (mediaType !== type) return 'noPicture';
  return width * height > maxPixelsOf(type, isProgressive) ? 'tooLarge' : null;
}

async function drawAll(
  bytes: Buffer,
  { orientation }: Metadata,
  { within, widths, formats }: PressOrder,
): Promise<Drawn> {
  const { data, info } = await upright(bytes, turnOf(orientation), within);
  const { width: most, height, channels } = info;
  const drawn: Drawn = { width: most, height, files: [] };
  for (const width of [...widths.filter((each) => each < most), most]) {
    for (const format of formats) {
      const picture = sharp(data, { raw: { width: most, height, channels } }).resize({ width });
      drawn.files.push({ width, format, bytes: await FORMATS[format](picture).toBuffer() });
    }
  }
  return drawn;
}

/** Turned when it is small already: turning needs the whole picture in memory. */
async function upright(bytes: Buffer, { mirrored, degrees }: Turn, { width, height }: PressOrder['within']) {
  const lies = degrees === 90 || degrees === 270;
  const { data, info } = await sharp(bytes, READING)
    .resize({
      ...(lies ? { width: height, height: width } : { width, height }),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(await mirror(data, raw, mirrored), { raw })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

const mirror = async (data: Buffer, raw: CreateRaw, mirrored: boolean): Promise<Buffer> =>
  mirrored ? sharp(data, { raw }).flop().raw().toBuffer() : data;
