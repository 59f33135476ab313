import { mm } from './layout/formats.rules.js';
import type { FilledPanel, Mark, Sheet } from './layout/marks.types.js';

/** What is printed beyond the edge, so that no white shows where the knife misses. */
export const BLEED = mm(3);
/** Room around the sheet for the marks that say where to cut. */
export const SLUG = mm(9);
/** Marks end so far from what is printed, and from the edge of the page. */
const [NEAR, FAR] = [SLUG - BLEED - mm(0.5), mm(1)];
const BLACK: [number, number, number, number] = [0, 0, 0, 100];

/** What the types of pdfkit leave out. */
interface Inks {
  spotColors: Record<string, unknown>;
  addSpotColor(name: string, c: number, m: number, y: number, k: number): void;
}

/** Where the knife cuts, and dashed where the sheet is folded. */
export function drawCropMarks(pdf: PDFKit.PDFDocument, { width, height, folds, round }: Sheet): void {
  pdf.save().lineWidth(0.25);
  for (const x of [0, width]) upright(pdf, x, height);
  for (const y of [0, height]) lying(pdf, y, width);
  pdf.dash(2, { space: 2 });
  for (const { x, y, toX } of folds) {
    if (x === toX) upright(pdf, x, height);
    else lying(pdf, y, width);
  }
  pdf.restore();
  if (round) drawContour(pdf, width / 2);
}

/** The name tells the plotter of a printing house to cut there, and not to print. */
function drawContour(pdf: PDFKit.PDFDocument, radius: number): void {
  const inks = pdf as unknown as Inks;
  if (!inks.spotColors.CutContour) inks.addSpotColor('CutContour', 0, 100, 0, 0);
  pdf
    .save()
    .lineWidth(0.25)
    .circle(SLUG + radius, SLUG + radius, radius)
    .stroke('CutContour')
    .restore();
}

function upright(pdf: PDFKit.PDFDocument, x: number, height: number): void {
  const end = height + 2 * SLUG;
  stroke(pdf, [SLUG + x, FAR], [SLUG + x, NEAR]);
  stroke(pdf, [SLUG + x, end - NEAR], [SLUG + x, end - FAR]);
}

function lying(pdf: PDFKit.PDFDocument, y: number, width: number): void {
  const end = width + 2 * SLUG;
  stroke(pdf, [FAR, SLUG + y], [NEAR, SLUG + y]);
  stroke(pdf, [end - NEAR, SLUG + y], [end - FAR, SLUG + y]);
}

const stroke = (pdf: PDFKit.PDFDocument, from: [number, number], to: [number, number]) =>
  pdf
    .moveTo(...from)
    .lineTo(...to)
    .stroke(BLACK);

/** What ends where the sheet ends goes on `out` beyond it: left, top, right and bottom edge. */
export function bledBox(
  { x, y, width, height }: Extract<Mark, { kind: 'box' }>,
  panel: FilledPanel,
  { sheet, out }: { sheet: Sheet | undefined; out: number },
): [number, number, number, number] {
  const [right, bottom] = [x + width, y + height];
  const edges = edgesOf(panel, sheet);
  return [
    x <= 0.01 && edges.left ? x - out : x,
    y <= 0.01 && edges.top ? y - out : y,
    right >= panel.width - 0.01 && edges.right ? right + out : right,
    bottom >= panel.height - 0.01 && edges.bottom ? bottom + out : bottom,
  ];
}

function edgesOf({ x, y, width, height, turned }: FilledPanel, sheet?: Sheet) {
  const near = {
    left: x <= 0.01,
    top: y <= 0.01,
    right: !sheet || x + width >= sheet.width - 0.01,
    bottom: !sheet || y + height >= sheet.height - 0.01,
  };
  return turned ? { left: near.right, top: near.bottom, right: near.left, bottom: near.top } : near;
}
