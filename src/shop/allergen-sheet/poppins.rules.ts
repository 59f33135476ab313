/** The two font files of Poppins: Western European letters, and the other Latin ones. */
export type Face = 'latin' | 'ext';

export interface Run {
  face: Face;
  text: string;
}

const LATIN =
  /[\x20-\x7e\xa0-\xff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/;
const EXT =
  /[\u0100-\u0107\u010a-\u011b\u011e-\u0123\u0128-\u0130\u0136\u0137\u0139-\u0148\u014c-\u0151\u0154-\u015b\u015e-\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1ef2\u1ef3]/;

/** A text in runs of one font file each. A letter that neither has loses its accents, or is left out. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of Array.from(text.normalize('NFC')).flatMap(drawable)) {
    const face: Face = LATIN.test(letter) ? 'latin' : 'ext';
    const run = runs.at(-1);
    if (run?.face === face) run.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

const drawable = (letter: string): string[] => {
  if (isDrawn(letter)) return [letter];
  return Array.from(letter.normalize('NFKD')).filter(isDrawn);
};

const isDrawn = (letter: string): boolean => LATIN.test(letter) || EXT.test(letter);
