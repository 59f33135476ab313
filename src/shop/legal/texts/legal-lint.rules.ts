import type { TextKind } from '../legal.types.js';

export const LONGEST_TEXT = 60_000;
const LONGEST_PARAGRAPH = 10_000;
const SHORTEST_TEXT = 40;

/** What no published text may say or miss; a sentence for each. */
export function textProblems(kind: TextKind, markdown: string): string[] {
  const problems: [boolean, string][] = [
    [markdown.trim().length < SHORTEST_TEXT, 'Der Text ist noch leer.'],
    [markdown.length > LONGEST_TEXT, 'Der Text ist zu lang. Bitte auf höchstens 60.000 Zeichen kürzen.'],
    [
      markdown.length <= LONGEST_TEXT &&
        paragraphsOf(markdown).some((paragraph) => paragraph.length > LONGEST_PARAGRAPH),
      'Ein Absatz ist länger als 10.000 Zeichen. Bitte mit Leerzeilen in kürzere teilen.',
    ],
    [
      /ec\.europa\.eu[^\s)]{0,200}\/odr/i.test(unescaped(markdown)),
      'Die Plattform zur Online-Streitbeilegung der EU ist seit dem 20. Juli 2025 geschlossen. Bitte den Hinweis und den Link darauf entfernen.',
    ],
    [
      headingsOf(markdown).some((heading) => /\bTMG\b|Telemediengesetz/i.test(heading)),
      'Das Telemediengesetz (TMG) gilt seit dem 14. Mai 2024 nicht mehr. In die Überschrift gehört „§ 5 DDG“.',
    ],
    [
      kind === 'imprint' && /steuer(nummer|-?\s?nr\.?)[\s:*_]*\d{2,}/i.test(markdown),
      'Die Steuernummer gehört nicht ins Impressum. Anzugeben ist nur die Umsatzsteuer-Identifikationsnummer, falls es eine gibt.',
    ],
    [
      kind === 'imprint' && !/[^\s@]@[^\s@]{1,250}\.[^\s@]/.test(markdown),
      'Im Impressum fehlt eine E-Mail-Adresse. § 5 DDG verlangt sie.',
    ],
    [
      kind === 'imprint' && !/\b\d{5}\b/.test(markdown),
      'Im Impressum fehlt die Anschrift mit Straße, Postleitzahl und Ort.',
    ],
  ];
  return problems.filter(([holds]) => holds).map(([, sentence]) => sentence);
}

const paragraphsOf = (markdown: string): string[] => markdown.split(/\n[ \t]*(?=\n)/);

/** Both ways of writing a heading, and the bold line that many take for one. */
function headingsOf(markdown: string): string[] {
  const lines = markdown.split('\n');
  return lines.filter(
    (line, i) =>
      /^\s{0,3}#{1,6}\s/.test(line) ||
      /^\s*(\*\*|__).*(\*\*|__)\s*:?\s*$/.test(line) ||
      /^\s{0,3}(=+|-+)\s*$/.test(lines[i + 1] ?? ''),
  );
}

const unescaped = (markdown: string): string => markdown.replace(/\\([./])/g, '$1').replaceAll('%2F', '/');
