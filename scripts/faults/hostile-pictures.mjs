import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const MIB = 1024 * 1024;
const ZIP = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("//evil.example")</script></svg>';

/** Files as a careless, a curious and a mean person would send them; the same ones for the same random. */
export async function hostilePictures(random, count) {
  const kinds = shuffled(KINDS, random);
  const pictures = [];
  for (let i = 0; i < count; i += 1) {
    const [what, expected, make, name = 'bild.jpg'] = kinds[i % kinds.length];
    pictures.push({ what, expected, name, bytes: await make(random) });
  }
  return pictures;
}

function shuffled(list, random) {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random.between(0, last);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
}

const noise = (random, width = random.between(20, 400), height = random.between(20, 300)) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: random.between(0, 255), g: 90, b: 60 },
      noise: { type: 'gaussian', mean: random.between(90, 160), sigma: 20 },
    },
  });
const jpeg = (random, options = {}) => noise(random).jpeg(options).toBuffer();
const png = (random, options = {}) => noise(random).png(options).toBuffer();
const text = (words) => async () => Buffer.from(words, 'latin1');
const cut = (bytes, random) => bytes.subarray(0, Math.floor(bytes.length * (random.between(20, 80) / 100)));

/** [what, expected, make, name]: 'taken', the status of a refusal, or 'either' where only survival counts. */
const KINDS = [
  ['a drawing with a script, called .png', 415, text(SVG), 'logo.png'],
  ['a page called .jpg', 415, text('<!doctype html><script>1</script>')],
  ['a GIF', 415, text('GIF89a\x01\0\x01\0\0\0\0;'), 'film.gif'],
  ['nothing', 415, text('')],
  ['a HEIC photo', 415, text('\0\0\0\x18ftypheic\0\0\0\0heicmif1')],
  ['a video', 415, text('\0\0\0\x18ftypisom\0\0\0\0isomavc1')],
  ['a TIFF', 415, text('II*\0\x08\0\0\0')],
  ['a program', 415, text('\x7fELF\x02\x01\x01')],
  ['the name of a PNG alone', 422, text('\x89PNG\r\n\x1a\n')],
  ['a PNG that claims 30,000 by 30,000', 422, async () => pngOf(30_000, 30_000, Buffer.alloc(64))],
  [
    'a PNG that is 9,000 by 9,000',
    422,
    async () => pngOf(9_000, 9_000, deflateSync(Buffer.alloc(9_000 * 1_126)), 1, 0),
  ],
  ['an interlaced PNG of 20 megapixels', 422, async () => pngOf(5_000, 4_000, Buffer.alloc(64), 8, 2, 1)],
  ['a PNG fifty million high', 422, async () => pngOf(1, 50_000_001, Buffer.alloc(64))],
  ['a PNG without a picture', 422, async () => Buffer.concat([PNG, ihdr(10, 10), chunk('IEND')])],
  [
    'a PNG with a text of 64 MB inside',
    'either',
    async (random) => withChunk(await png(random), 'zTXt', bomb(64 * MIB)),
  ],
  [
    'a PNG with a colour profile of 64 MB',
    'either',
    async (random) => withChunk(await png(random), 'iCCP', bomb(64 * MIB)),
  ],
  ['a photo with an archive behind it', 422, async (random) => Buffer.concat([await jpeg(random), ZIP])],
  ['a photo that is a PDF too', 422, async (random) => withComment(await jpeg(random), '%PDF-1.7')],
  [
    'a photo with a script in its comment',
    422,
    async (random) => withComment(await jpeg(random), '<script>alert(1)</script>'),
  ],
  [
    'a photo with PHP in its comment',
    422,
    async (random) => withComment(await jpeg(random), '<?php system($_GET[0]);'),
  ],
  ['half a photo', 422, async (random) => cut(await jpeg(random), random)],
  ['half a PNG', 422, async (random) => cut(await png(random), random)],
  [
    'a photo that claims 65,000 by 65,000',
    422,
    async (random) => withSize(await jpeg(random), 65_000, 65_000),
  ],
  [
    'a progressive photo that claims 40 megapixels',
    422,
    async (random) => withSize(await jpeg(random, { progressive: true }), 8_000, 5_000),
  ],
  [
    'noise that begins like a photo',
    422,
    async (random) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), bytesOf(random, 4_000)]),
  ],
  [
    'noise that begins like a WebP',
    422,
    async (random) =>
      Buffer.concat([Buffer.from('RIFF\xff\xff\0\0WEBPVP8 ', 'latin1'), bytesOf(random, 4_000)]),
  ],
  [
    'noise that begins like an AVIF',
    422,
    async (random) =>
      Buffer.concat([Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1'), bytesOf(random, 4_000)]),
  ],
  ['a photo with a name that climbs', 422, (random) => jpeg(random), '../../../../etc/cron.d/bild.jpg'],
  ['a photo with a name of Windows that climbs', 422, (random) => jpeg(random), '..\\..\\bild.jpg'],
  ['a photo with a name that ends twice', 422, (random) => jpeg(random), 'bild.jpg\0.html'],
  ['a photo with a name nobody can read', 422, (random) => jpeg(random), `${'a'.repeat(300)}.jpg`],
  ['a photo with 600 KB of camera notes', 'taken', async (random) => withNotes(await jpeg(random), 10)],
  [
    'a photo for the printing house',
    'taken',
    async (random) => noise(random).toColourspace('cmyk').jpeg().toBuffer(),
  ],
  ['a PNG of 16 bits', 'taken', async (random) => noise(random).toColourspace('rgb16').png().toBuffer()],
  ['one single pixel', 'taken', async (random) => noise(random, 1, 1).png().toBuffer()],
  ['a short film', 'taken', (random) => film(random), 'film.webp'],
  ['a picture with holes', 'taken', async (random) => noise(random).ensureAlpha(0.4).webp().toBuffer()],
  ['an AVIF', 'taken', (random) => noise(random).avif({ effort: 0 }).toBuffer()],
  ['a very wide strip', 'taken', (random) => noise(random, 4_000, 3).jpeg().toBuffer()],
  [
    'a photo turned by a number that does not exist',
    'either',
    async (random) =>
      noise(random)
        .withExif({ IFD0: { Orientation: '99' } })
        .jpeg()
        .toBuffer(),
  ],
  ['a photo with flipped bits', 'either', async (random) => flipped(await jpeg(random), random)],
  ['a PNG with flipped bits', 'either', async (random) => flipped(await png(random), random)],
  [
    'a WebP with flipped bits',
    'either',
    async (random) => flipped(await noise(random).webp().toBuffer(), random),
  ],
  [
    'an AVIF with flipped bits',
    'either',
    async (random) => flipped(await noise(random).avif({ effort: 0 }).toBuffer(), random),
  ],
];

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function ihdr(width, height, bits = 8, color = 2, interlaced = 0) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([bits, color, 0, 0, interlaced], 8);
  return chunk('IHDR', data);
}

const pngOf = (width, height, data, ...kind) =>
  Buffer.concat([PNG, ihdr(width, height, ...kind), chunk('IDAT', data), chunk('IEND')]);

const AFTER_IHDR = 33;
const withChunk = (bytes, type, data) =>
  Buffer.concat([bytes.subarray(0, AFTER_IHDR), chunk(type, data), bytes.subarray(AFTER_IHDR)]);

const bomb = (size) => Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(size))]);

function segment(marker, data) {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const withComment = (bytes, words) =>
  Buffer.concat([bytes.subarray(0, 2), segment(0xfe, Buffer.from(words)), bytes.subarray(2)]);

const withNotes = (bytes, times) =>
  Buffer.concat([
    bytes.subarray(0, 2),
    ...Array.from({ length: times }, () => segment(0xe1, Buffer.alloc(60_000, 'N'))),
    bytes.subarray(2),
  ]);

/** Rewrites what the frame header says. */
function withSize(bytes, width, height) {
  const changed = Buffer.from(bytes);
  for (let at = 2; at < changed.length - 9; at += 2 + changed.readUInt16BE(at + 2)) {
    if (![0xc0, 0xc2].includes(changed[at + 1])) continue;
    changed.writeUInt16BE(height, at + 5);
    changed.writeUInt16BE(width, at + 7);
    break;
  }
  return changed;
}

const bytesOf = (random, length) => Buffer.from(Array.from({ length }, () => random.between(0, 255)));

function flipped(bytes, random) {
  const changed = Buffer.from(bytes);
  for (let i = 0; i < 20; i += 1) changed[random.between(16, bytes.length - 1)] ^= 1 << random.between(0, 7);
  return changed;
}

async function film(random) {
  const frames = await Promise.all([1, 2, 3].map(() => noise(random, 60, 40).raw().toBuffer()));
  const raw = { width: 60, height: 120, channels: 3, pageHeight: 40 };
  return sharp(Buffer.concat(frames), { raw }).webp({ loop: 0 }).toBuffer();
}
