import sharp from 'sharp';
import { answerOnce } from '../../../platform/apart/answer-once.js';
import { paperPicture } from '../../../platform/pictures/paper-picture.js';
import { mm } from '../../printed-menu/layout/formats.rules.js';
import { codePath } from '../../printed-menu/menu-code.js';
import { MenuFonts } from '../../printed-menu/menu-fonts.js';
import { drawMenu, menuDocument } from '../../printed-menu/printed-menu.pdf.js';
import type { DrawnCard, QrAnswer, QrTask } from '../qr.types.js';
import { codeSvg } from './code-svg.rules.js';
import { qrSheets } from './layout.rules.js';
import { isReadable } from './readable.js';
import { codeMarks } from './writing.rules.js';

/** A scanner wants four points of white around a code. */
const QUIET = 4;
const SIDE = mm(60);
const DPI = 300;

answerOnce(async (task: QrTask): Promise<QrAnswer> => {
  const picture = task.logo && (await paperPicture(task.logo, task.ground));
  const cards = task.paper.cards.map((card) => ({ ...card, code: codePath(card.link, QUIET) }));
  const logo = picture ? `data:image/png;base64,${Buffer.from(picture.png).toString('base64')}` : '';
  const size = picture && { width: picture.width, height: picture.height, ground: picture.ground };
  const hasLogoInCode = task.isInCode && size !== null && (await allReadable(cards, size, logo));
  const logoInCode = hasLogoInCode ? size : null;
  const facts = { logo: task.isPreview ? logo : '', hasLogoInCode };
  const [first] = cards;
  if (first && !task.isPreview && (task.format === 'svg' || task.format === 'png')) {
    const svg = codeSvg(codeMarks(first.code, { x: 0, y: 0, side: SIDE }, logoInCode), SIDE, logo);
    return { ...facts, menu: null, bytes: task.format === 'svg' ? Buffer.from(svg) : await pngOf(svg) };
  }
  const pdf = menuDocument(task.paper, task.at);
  const fonts = new MenuFonts(pdf);
  const { paper, format, cropMarks } = task;
  const menu = qrSheets(cards, { paper, format, measure: fonts.measure, logo: size, logoInCode });
  if (task.isPreview) return { ...facts, menu, bytes: null };
  const drawing = { code: null, logo: picture ? Buffer.from(picture.png) : null, cropMarks };
  return { ...facts, menu: null, bytes: await drawMenu(pdf, fonts, menu, drawing) };
});

/** One that cannot be read keeps the logo out of all: tables look alike. */
async function allReadable(
  cards: readonly DrawnCard[],
  size: { width: number; height: number },
  logo: string,
): Promise<boolean> {
  for (const { code, link } of cards) {
    const svg = codeSvg(codeMarks(code, { x: 0, y: 0, side: SIDE }, size), SIDE, logo);
    if (!(await isReadable(svg, link))) return false;
  }
  return true;
}

const pngOf = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DPI })
    .resize(Math.round((SIDE / 72) * DPI))
    .flatten({ background: '#ffffff' })
    .withMetadata({ density: DPI })
    .png({ compressionLevel: 9 })
    .toBuffer();
