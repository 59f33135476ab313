import sharp from 'sharp';
import { answerOnce } from '../../platform/apart/answer-once.js';
import { toneOf } from '../../platform/pictures/picture-tone.js';
import { trimmed } from '../../platform/pictures/trimmed.js';
import { textsWith } from './incomplete.rules.js';
import type { PrintedMenu } from './layout/marks.types.js';
import { printedMenu } from './layout/pages.rules.js';
import { codePath } from './menu-code.js';
import { MenuFonts } from './menu-fonts.js';
import { drawMenu, menuDocument } from './printed-menu.pdf.js';
import type { MenuAnswer, MenuTask } from './printed-menu.types.js';

/** Print wants more points than a screen, and no more than a logo of this size. */
const LOGO = 700;

answerOnce(async ({ paper, choice, logo, isDrawn, at }: MenuTask): Promise<MenuAnswer | null> => {
  const pdf = menuDocument(paper, at);
  const fonts = new MenuFonts(pdf);
  const picture = logo && (await pictureOf(logo));
  const menu = printedMenu({ paper, choice, measure: fonts.measure, logo: picture?.size ?? null });
  if (!menu) return null;
  const code = codePath(paper.link);
  const incomplete = textsWith(paper, fonts.missing);
  if (!isDrawn) {
    const shown = picture && (await sharp(picture.bytes).webp({ quality: 90 }).toBuffer());
    return { menu: rounded(asDrawn(menu, fonts)), code, incomplete, logo: shown, pdf: null };
  }
  const drawing = { logo: picture?.bytes ?? null, cropMarks: choice.cropMarks, code };
  return { menu, code, incomplete, logo: null, pdf: await drawMenu(pdf, fonts, menu, drawing) };
});

/** A browser knows letters that the fonts on paper do not have. */
const asDrawn = (menu: PrintedMenu, { drawn }: MenuFonts): PrintedMenu => ({
  ...menu,
  panels: menu.panels.map((panel) => ({
    ...panel,
    pieces: panel.pieces.map((piece) => ({
      ...piece,
      marks: piece.marks.map((mark) =>
        mark.kind === 'text' ? { ...mark, text: drawn(mark.text, mark.font) } : mark,
      ),
    })),
  })),
});

/** A hundredth of a point is enough for a screen, and a third of the bytes. */
const rounded = (menu: PrintedMenu): PrintedMenu =>
  JSON.parse(
    JSON.stringify(menu, (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)),
  );

/** What no printer can read is left out. */
async function pictureOf(logo: Uint8Array) {
  try {
    const { data, info } = await sharp(await trimmed(logo))
      .resize({ width: LOGO, height: LOGO, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, size: { width: info.width, height: info.height, tone: await toneOf(data) } };
  } catch {
    return null;
  }
}
