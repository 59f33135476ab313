import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { printedMenu } from '../../src/shop/printed-menu/layout/pages.rules.js';
import { codePath } from '../../src/shop/printed-menu/menu-code.js';
import { MenuFonts } from '../../src/shop/printed-menu/menu-fonts.js';
import { aCategory, aDish, aPaper } from '../../src/shop/printed-menu/printed-menu.fixture.js';
import { drawMenu, menuDocument } from '../../src/shop/printed-menu/printed-menu.pdf.js';
import {
  MENU_DESIGNS,
  PAPER_FORMATS,
  type PaperDish,
} from '../../src/shop/printed-menu/printed-menu.types.js';
import { aFolder } from '../support/folder.js';
import { printed, readCode } from '../support/qr.js';

const NAMES = [
  'Klare Rinderkraftbrühe mit Maultaschen, Wurzelgemüse und Schnittlauch',
  'Pizza Schwarzwälderschinkenspezialität',
  'Grillteller Donaudampfschifffahrtsgesellschaftskapitän',
  'Wiener Schnitzel vom Milchkalb mit Preiselbeeren, Zitrone und Petersilienkartoffeln',
  'Ziegenkäse auf Feldsalat mit Walnuss-Himbeer-Vinaigrette',
  'Crème brûlée',
];
let cents = 1000;
const price = () => `${Math.floor(cents++ / 100)},${String(cents % 100).padStart(2, '0')}`;
const sized = (...labels: string[]) => labels.map((label) => ({ label, text: price(), note: '' }));

/** Everything that makes a menu hard to set; no number, price or note stands there twice. */
const dishes = Array.from({ length: 24 }, (_, at): PaperDish => {
  const isPizza = at < 8;
  const bottle = { label: '0,33 l', text: price(), note: '' };
  return aDish(`d${at}`, {
    number: `N${at}x`,
    name: NAMES[at % NAMES.length] ?? '',
    description: at % 2 === 0 ? 'Mit Kartoffelrösti, Honig-Senf-Dill-Sauce und Wildkräutersalat' : '',
    codes: ['A1', 'C', 'G', '2', '12'].slice(0, at % 6),
    prices: isPizza ? sized('Klein (26 cm)', 'Normal (32 cm)', 'Familie (45 cm)') : [bottle],
    notes: isPizza ? [] : [`${price()} €/l`, `zzgl. ${price()} € Pfand`],
  });
});
const paper = aPaper([
  aCategory('Hauptgerichte vom Schwein und Rind', dishes.slice(0, 8)),
  aCategory('Getränke', dishes.slice(8)),
]);

/** As one line, with words put together again that were divided. */
const strip = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\s\u00a0-]/g, '')
    .toLowerCase();
const timesIn = (text: string, part: string) => text.split(part).length - 1;
const sums = (text: string) => (text.match(/\d+,\d{2}(?! ?l)/g) ?? []).sort();
const asked = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' });

async function drawn(format: (typeof PAPER_FORMATS)[number], design: (typeof MENU_DESIGNS)[number]) {
  const pdf = menuDocument(paper, new Date(0));
  const fonts = new MenuFonts(pdf);
  const menu = printedMenu({
    paper,
    choice: { format, design, columns: 0 },
    measure: fonts.measure,
    logo: null,
  });
  if (!menu) throw new Error('does not fit');
  const code = codePath(paper.link);
  return drawMenu(pdf, fonts, menu, { logo: null, cropMarks: true, code });
}

it.each(PAPER_FORMATS.flatMap((format) => MENU_DESIGNS.map((design) => [format, design] as const)))(
  'prints every dish with its codes in one piece, and every price once, on %s as %s',
  async (format, design) => {
    const file = path.join(aFolder('printed-menu-paper'), 'menu.pdf');
    writeFileSync(file, await drawn(format, design));
    const text = asked('pdftotext', '-raw', file, '-');
    const words = strip(text);
    for (const { number, name, prices, codes } of dishes) {
      const label = prices.length === 1 ? (prices[0]?.label ?? '') : '';
      const said = strip(`${number}${name}${label}${codes.join(', ')}`);
      expect([said, timesIn(words, said)]).toEqual([said, 1]);
    }
    const expected = dishes.flatMap(({ prices, notes }) => [...prices.map((one) => one.text), ...notes]);
    expect(sums(text.replaceAll('\n', ' '))).toEqual(sums(expected.join(' ')));
    const fonts = asked('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts.filter((line) => !/\s(yes\s+){2}yes\s/.test(line))).toEqual([]);
  },
);

interface Tagged {
  tag: string;
  said: string;
  parts: Tagged[];
}

/** The tags of a PDF as a screen reader finds them. */
function tagsOf(file: string): Tagged {
  const root: Tagged = { tag: '', said: '', parts: [] };
  const open: { depth: number; at: Tagged }[] = [{ depth: -1, at: root }];
  for (const line of asked('pdfinfo', '-struct-text', file).split('\n')) {
    const [, space = '', text = ''] = /^( *)(.*)$/.exec(line) ?? [];
    if (text === '') continue;
    while ((open.at(-1)?.depth ?? -1) >= space.length) open.pop();
    const parent = open.at(-1)?.at ?? root;
    const [, tag] = /^([A-Z][A-Za-z0-9]*)\b/.exec(text) ?? [];
    if (!tag) {
      for (const { at } of open) at.said += text.replace(/^"|"$/g, '');
      continue;
    }
    const at = { tag, said: '', parts: [] };
    parent.parts.push(at);
    open.push({ depth: space.length, at });
  }
  return root;
}
const tagsIn = (parts: readonly Tagged[]) => parts.map(({ tag }) => tag);

it.each(['a4', 'dinLang'] as const)('is tagged in the order it is read, on %s', async (format) => {
  const file = path.join(aFolder('printed-menu-paper'), 'tags.pdf');
  const pdf = await drawn(format, 'classic');
  writeFileSync(file, pdf);
  expect(pdf.toString('latin1')).toMatch(/\/Lang \(de-DE\)/);
  const [document] = tagsOf(file).parts;
  const { parts = [], said = '' } = document ?? {};
  expect(document?.tag).toBe('Document');
  expect(tagsIn(parts).filter((tag) => /^H\d/.test(tag))).toEqual(['H1', 'H2', 'H2']);
  const lists = parts.filter(({ tag }) => tag === 'L');
  expect(lists.map((list) => list.parts.length)).toEqual([8, 16, paper.legend.length]);
  const items = lists.flatMap((list) => list.parts);
  expect(new Set(items.map((item) => `${item.tag}: ${tagsIn(item.parts)}`))).toEqual(
    new Set(['LI: Lbl,LBody']),
  );
  const numbers = items.slice(0, dishes.length).map((item) => item.parts[0]?.said.trim());
  expect(numbers).toEqual(dishes.map(({ number }) => number));
  expect(said).not.toMatch(/Seite|Fortsetzung/);
});

it('leads to the shop even from dark paper', async () => {
  const last = printed(await drawn('a4', 'slate'), 90).at(-1);
  expect(last && (await readCode(last))).toBe(paper.link);
});

it('knows which letters it cannot print, and loses no others', () => {
  const fonts = new MenuFonts(menuDocument(paper, new Date(0)));
  expect(fonts.drawn('Phở Bò, Šopska, Crème 🍕 咖', 'poppins-400-normal')).toBe('Pho Bò, Šopska, Crème  ');
  expect([...fonts.missing]).toEqual(['🍕', '咖']);
});
