import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import satori from 'satori';
import sharp from 'sharp';
import { answerOnce } from '../../../platform/apart/answer-once.js';
import { toneOf } from '../../../platform/pictures/picture-tone.js';
import type { PictureTone } from '../../../platform/pictures/press.types.js';
import { trimmed } from '../../../platform/pictures/trimmed.js';
import { plateFor } from '../../../shop/design/logo-plate.rules.js';
import type { ColorRoles } from '../../../shop/design/roles.rules.js';
import { MenuFonts } from '../../../shop/printed-menu/menu-fonts.js';
import type { DisplayFont } from '../../../shop/restaurant/shop.types.js';
import type { PictureAnswer, PictureTask, Size } from '../social.types.js';
import { layoutOf } from './post-layout.rules.js';
import { BODY_FONT, HEADING_FONT, PostPicture } from './post-picture.js';
import { photoSlot } from './post-picture.rules.js';

const require = createRequire(import.meta.url);
const LOGO: Size = { width: 360, height: 160 };
const QUALITY = 90;

answerOnce(async (task: PictureTask): Promise<PictureAnswer> => {
  const fonts = new MenuFonts(new PDFDocument({ autoFirstPage: false }));
  const words = drawnWords(task, fonts);
  if (words.title === '') return { jpeg: null };
  const [photo, logo] = await Promise.all([photoOf(task), task.logo && logoOf(task.logo)]);
  const plate = logo && plateOf(logo.tone, photo !== null, task.roles);
  const parts = { ...words, hasPhoto: photo !== null, hasPlate: plate !== null, logo: logo && logo.size };
  const layout = layoutOf(parts, fonts.measure);
  const svg = await satori(PostPicture({ ...task, layout, photo, logo: logo?.src ?? null, plate }), {
    ...task.size,
    fonts: [...fontsOf(HEADING_FONT, task.font, 600), ...fontsOf(BODY_FONT, 'poppins', 400)],
  });
  const jpeg = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  return { jpeg };
});

/** What no font of ours can draw would stand there as a box. */
function drawnWords(task: PictureTask, fonts: MenuFonts): PictureTask {
  const drawn = (text: string) =>
    fonts
      .drawn(text, `${task.font}-600-normal`)
      .replace(/\s+/gu, (spaces) => (spaces === '\u00a0' ? spaces : ' '))
      .trim();
  const { title, note, name, lines } = task;
  return { ...task, title: drawn(title), note: drawn(note), name: drawn(name), lines: lines.map(drawn) };
}

/** Western European letters, and the other Latin ones under a second name that is looked into next. */
const fontsOf = (name: string, font: DisplayFont, weight: 400 | 600) =>
  (['latin', 'latin-ext'] as const).map((part) => ({
    name: part === 'latin' ? name : `${name} more`,
    data: readFileSync(require.resolve(`@fontsource/${font}/files/${font}-${part}-${weight}-normal.woff`)),
    weight,
    style: 'normal' as const,
  }));

/** Cut to its place, so that what must be seen stays in the middle of what is left. */
async function photoOf(task: PictureTask): Promise<string | null> {
  if (!task.photo) return null;
  const { bytes, focus } = task.photo;
  const slot = photoSlot(task);
  try {
    const picture = sharp(bytes);
    const { width = 0, height = 0 } = await picture.metadata();
    const scale = Math.min(width / slot.width, height / slot.height);
    const cut = { width: Math.floor(slot.width * scale), height: Math.floor(slot.height * scale) };
    const left = startOf(focus.x * width, cut.width, width);
    const top = startOf(focus.y * height, cut.height, height);
    const jpeg = await picture
      .extract({ left, top, ...cut })
      .resize(slot.width, slot.height)
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return dataUri('jpeg', jpeg);
  } catch {
    return null;
  }
}

const startOf = (centre: number, length: number, whole: number): number =>
  Math.round(Math.min(Math.max(centre - length / 2, 0), whole - length));

/** On a coloured ground every logo that is not made for it stands on white; a white one never does. */
function plateOf(tone: PictureTone, hasPhoto: boolean, { surface, action, ink }: ColorRoles): string | null {
  const needed = plateFor(tone, hasPhoto ? surface : action, [action, ink]);
  return needed ?? (hasPhoto || tone === 'pale' ? null : surface);
}

async function logoOf(bytes: Uint8Array): Promise<{ src: string; size: Size; tone: PictureTone } | null> {
  try {
    const { data, info } = await sharp(await trimmed(bytes))
      .resize({ ...LOGO, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const size = { width: info.width, height: info.height };
    return { src: dataUri('png', data), size, tone: await toneOf(data) };
  } catch {
    return null;
  }
}

const dataUri = (type: string, bytes: Buffer): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`;
