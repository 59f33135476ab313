import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontKey, Measure } from './layout/marks.types.js';
import { unpacked } from './woff.js';

/** The files of a font: Western European letters, and the other Latin ones. */
const PARTS = ['latin', 'latin-ext'] as const;
type Part = (typeof PARTS)[number];

interface PartRun {
  name: string;
  text: string;
}

interface Opened {
  hasGlyphForCodePoint(point: number): boolean;
}

/** What a reader would miss; joiners, accents of their own and the like are nothing to see. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const require = createRequire(import.meta.url);

const fileOf = (font: FontKey, part: Part): string => {
  const [family, weight, slant] = font.split('-');
  return require.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-${slant}.woff`);
};

/** Fonts are opened when a text first asks for them, and each text is measured once. */
export class MenuFonts {
  private readonly known = new Set<string>();
  /** By font first: putting a key together would cost more than the answer. */
  private readonly widths = new Map<FontKey, Map<string, number>>();
  private readonly runs = new Map<string, PartRun[]>();
  /** Letters that were asked for and that no file has. */
  readonly missing = new Set<string>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  readonly measure: Measure = (text, font) => {
    const widths = this.widths.get(font) ?? new Map<string, number>();
    this.widths.set(font, widths);
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = this.runsOf(text, font).reduce(
      (sum, run) => sum + this.pdf.font(run.name, 1).widthOfString(run.text),
      0,
    );
    widths.set(text, width);
    return width;
  };

  /** In runs of one file each; a letter that no file has loses its accents, or is left out. */
  runsOf(text: string, font: FontKey): PartRun[] {
    const key = `${font}/${text}`;
    const known = this.runs.get(key);
    if (known) return known;
    const runs: PartRun[] = [];
    for (const letter of Array.from(text.normalize('NFC')).flatMap((one) => this.drawable(one, font))) {
      const name = PARTS.map((part) => this.nameOf(font, part)).find((each) => this.has(each, letter)) ?? '';
      const run = runs.at(-1);
      if (run?.name === name) run.text += letter;
      else runs.push({ name, text: letter });
    }
    this.runs.set(key, runs);
    return runs;
  }

  /** What of a text is drawn. */
  readonly drawn = (text: string, font: FontKey): string =>
    this.runsOf(text, font)
      .map((run) => run.text)
      .join('');

  private drawable(letter: string, font: FontKey): string[] {
    const names = PARTS.map((part) => this.nameOf(font, part));
    const isDrawn = (one: string) => names.some((name) => this.has(name, one));
    if (isDrawn(letter)) return [letter];
    const parts = Array.from(letter.normalize('NFKD')).filter(isDrawn);
    if (parts.length === 0 && SEEN.test(letter)) this.missing.add(letter);
    return parts;
  }

  private has(name: string, letter: string): boolean {
    const { _font } = this.pdf.font(name) as unknown as { _font: { font: Opened } };
    return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }

  private nameOf(font: FontKey, part: Part): string {
    const name = `${font}/${part}`;
    if (!this.known.has(name)) {
      this.pdf.registerFont(name, unpacked(readFileSync(fileOf(font, part))));
      this.known.add(name);
    }
    return name;
  }
}
