import type { Colors } from '../restaurant/shop.types.js';
import { contrastOf, READABLE, readableOn } from './contrast.rules.js';

export interface ColorWarning {
  color: keyof Colors;
  sentence: string;
}

const PAPER = '#ffffff';

/** What guests will see differently than it was picked, because nobody could read it otherwise. */
export function colorWarnings(colors: Colors): ColorWarning[] {
  const { primaryColor, secondaryColor, lightTextColor, darkTextColor } = colors;
  const cases: [boolean, keyof Colors, string][] = [
    [
      !isReadable(lightTextColor, primaryColor),
      'lightTextColor',
      `Auf der Hauptfarbe ist die helle Schrift schlecht zu lesen (${ratioText(lightTextColor, primaryColor)}). Auf Knöpfen nehmen wir ${nameOf(readableOn(primaryColor, lightTextColor))}.`,
    ],
    [
      !isReadable(primaryColor, PAPER),
      'primaryColor',
      `Als Schrift auf Weiß ist die Hauptfarbe zu hell (${ratioText(primaryColor, PAPER)}). Links zeigen wir in einem dunkleren Ton davon.`,
    ],
    [
      !isReadable(darkTextColor, PAPER),
      'darkTextColor',
      `Auf Weiß ist die dunkle Schrift schlecht zu lesen (${ratioText(darkTextColor, PAPER)}). Fließtext zeigen wir in Schwarz.`,
    ],
    [
      !isReadable(darkTextColor, secondaryColor),
      'secondaryColor',
      `Auf der zweiten Farbe ist die dunkle Schrift schlecht zu lesen (${ratioText(darkTextColor, secondaryColor)}). Dort nehmen wir ${nameOf(readableOn(secondaryColor, darkTextColor))}.`,
    ],
  ];
  return cases.filter(([holds]) => holds).map(([, color, sentence]) => ({ color, sentence }));
}

/** 'Kontrast 2,1:1, nötig sind 4,5:1' */
export const ratioText = (one: string, other: string): string =>
  `Kontrast ${(Math.floor(contrastOf(one, other) * 10) / 10).toLocaleString('de-DE', { minimumFractionDigits: 1 })}:1, nötig sind 4,5:1`;

const isReadable = (text: string, ground: string): boolean => contrastOf(text, ground) >= READABLE;

const nameOf = (color: string): string => (color === PAPER ? 'Weiß' : 'Schwarz');
