import type { LegendEntry } from '../allergens/allergens.types.js';
import { UNCHECKED_CHOICE } from './allergen-sheet.rules.js';
import type { AllergenSheet, Block, DrawnRow, Measure, SheetRow } from './allergen-sheet.types.js';

/** A4 landscape, in points. */
export const PAPER = { width: 842, height: 595, margin: 36 } as const;
export const WIDTHS = { name: 226, cell: 33, additives: 82 } as const;
export const LINE = 11;
const PADDING = 6;
const SECTION = 24;
const LEGEND_COLUMNS = 3;
export const LEGEND = { width: 256, code: 34 } as const;
/** Below the header of every page: title and column names. */
export const BODY_TOP = 150;
const ROOM = PAPER.height - PAPER.margin - 18 - BODY_TOP;

const UNCHECKED =
  'Zu Speisen mit „nicht geprüft“ liegt noch keine Angabe vor. Bitte vor der Bestellung beim Personal nachfragen.';

/** The whole sheet, split into pages that can be drawn from top to bottom. */
export const sheetPages = (sheet: AllergenSheet, measure: Measure): Block[][] =>
  pagesOf([...tableBlocks(sheet, measure), ...legendBlocks(sheet, measure)], ROOM);

/** No heading is left alone at the bottom of a page; a section that continues repeats its heading. */
export function pagesOf(blocks: readonly Block[], room: number): Block[][] {
  const pages: Block[][] = [[]];
  let left = room;
  let section = '';
  blocks.forEach((block, index) => {
    const next = blocks[index + 1];
    const needed = block.height + (block.kind === 'section' && next ? next.height : 0);
    if (needed > left && pages.at(-1)?.length) {
      const again = block.kind !== 'section' && section ? [continued(section)] : [];
      pages.push(again);
      left = room - heightOf(again);
    }
    if (block.kind === 'section') section = block.name;
    pages.at(-1)?.push(block);
    left -= block.height;
  });
  return pages;
}

/** Breaks lines at spaces, and within a word that is longer than a line. */
export function wrapped(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => fitting(one, width, measure))) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const tableBlocks = ({ sections }: AllergenSheet, measure: Measure): Block[] =>
  sections.flatMap(({ name, rows }) => [
    { kind: 'section' as const, name, height: SECTION },
    ...rows.map((row) => rowBlock(row, measure)),
  ]);

function legendBlocks({ legend, sections }: AllergenSheet, measure: Measure): Block[] {
  const unsure = sections.some(({ rows }) =>
    rows.some(({ cells, byChoice }) => cells === null || byChoice.endsWith(UNCHECKED_CHOICE)),
  );
  const note = unsure ? [UNCHECKED] : [];
  if (legend.length === 0 && !unsure) return [];
  return [
    { kind: 'section', name: 'Legende', height: SECTION },
    ...note.map((text): Block => ({ kind: 'note', lines: [text], height: LINE + PADDING })),
    ...threeByThree(legend).map((entries) => legendBlock(entries, measure)),
  ];
}

function rowBlock({ name, cells, additives, byChoice }: SheetRow, measure: Measure): Block {
  const row: DrawnRow = {
    name: wrapped(name, WIDTHS.name - 8, measure),
    byChoice: byChoice ? wrapped(byChoice, WIDTHS.name - 8, measure) : [],
    cells: cells?.map((codes) => wrapped(codes.join(' '), WIDTHS.cell - 4, measure)) ?? null,
    additives: wrapped(additives.join(', '), WIDTHS.additives - 8, measure),
  };
  const lines = Math.max(
    row.name.length + row.byChoice.length,
    row.additives.length,
    ...(row.cells ?? []).map((cell) => cell.length),
  );
  return { kind: 'row', row, height: lines * LINE + PADDING };
}

function legendBlock(entries: readonly LegendEntry[], measure: Measure): Block {
  const drawn = entries.map(({ code, name }) => ({
    code,
    lines: wrapped(name, LEGEND.width - LEGEND.code - 8, measure),
  }));
  const lines = Math.max(...drawn.map((entry) => entry.lines.length));
  return { kind: 'legend', entries: drawn, height: lines * LINE + 4 };
}

const threeByThree = (legend: readonly LegendEntry[]): LegendEntry[][] =>
  Array.from({ length: Math.ceil(legend.length / LEGEND_COLUMNS) }, (_, index) =>
    legend.slice(index * LEGEND_COLUMNS, (index + 1) * LEGEND_COLUMNS),
  );

const continued = (name: string): Block => ({
  kind: 'section',
  name: `${name} (Fortsetzung)`,
  height: SECTION,
});

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0);

function fitting(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [''];
  for (const letter of word) {
    const part = parts.at(-1) ?? '';
    if (part !== '' && measure(part + letter) > width) parts.push(letter);
    else parts[parts.length - 1] = part + letter;
  }
  return parts;
}
