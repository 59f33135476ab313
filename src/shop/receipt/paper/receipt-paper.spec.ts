import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { paperPicture } from '../../../platform/pictures/paper-picture.js';
import { anInvoice } from '../receipt.fixture.js';
import { documentView } from '../receipt.view.js';
import { drawReceipt } from './receipt-paper.pdf.js';
import type { ReceiptPaper } from './receipt-paper.types.js';

const AT = new Date('2026-11-20T18:00:00Z');
const folder = mkdtempSync(path.join(process.env.KEEP_PAPERS ?? tmpdir(), 'tresen-paper-'));
afterAll(() => {
  if (!process.env.KEEP_PAPERS) rmSync(folder, { recursive: true });
});

/** White letters on nothing, as many a logo is. */
const aLogo = (): Promise<Buffer> => {
  const letters = '<text x="20" y="80" font-size="64" font-weight="bold" fill="#fff">Bella</text>';
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="360" height="120">${letters}</svg>`),
  )
    .webp()
    .toBuffer();
};

async function read(name: string, paper: Partial<ReceiptPaper>): Promise<string> {
  const file = path.join(folder, `${name}.pdf`);
  const whole = { restaurant: 'Trattoria Bella', color: '#b3261e', logo: null, copy: 0, hospitality: null };
  const receipt = documentView(anInvoice());
  writeFileSync(file, await drawReceipt({ receipt, ...whole, ...paper }, AT));
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

describe('a receipt on paper', () => {
  it('can be searched, says its language and title, and is tagged', async () => {
    const text = await read('invoice', {});
    for (const part of ['Rechnung', 'RE-2026-000001', 'Bella Gastronomie GmbH', '2 × Margherita', '22,15 €'])
      expect(text).toContain(part);
    expect(text).toMatch(/A = 19 %\s+2,65\s+0,50\s+3,15/);
    expect(text).not.toContain('KOPIE');
    const info = execFileSync('pdfinfo', [path.join(folder, 'invoice.pdf')], { encoding: 'utf8' });
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(info).toContain('Rechnung RE-2026-000001 – Trattoria Bella');
    const bytes = readFileSync(path.join(folder, 'invoice.pdf'), 'latin1');
    expect(bytes).toContain('/Lang (de-DE)');
    const structure = execFileSync('pdfinfo', ['-struct', path.join(folder, 'invoice.pdf')]).toString();
    for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(structure).toContain(tag);
  });

  it('goes on over pages, with its head on each, and loses no line', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      text: `${index + 1} × Gericht ${index + 1} mit einem langen Namen, extra Käse, ohne Zwiebeln, Łódź, gut durchgebacken und geschnitten`,
      cents: 100,
      mark: 'B',
    }));
    const receipt = { ...documentView(anInvoice()), lines };
    const text = await read('long', { receipt });
    for (const index of [1, 60, 120]) expect(text).toContain(`Gericht ${index} mit`);
    expect(text.match(/Bezeichnung/g)?.length).toBe(text.match(/Seite \d+/g)!.length - 1);
  });

  it('has the logo of the restaurant, as a picture that is read aloud', async () => {
    const logo = await paperPicture(await aLogo(), '#b3261e');
    await read('logo', { logo });
    const file = path.join(folder, 'logo.pdf');
    const pictures = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' });
    expect(pictures).toMatch(new RegExp(`image +${logo!.width} +${logo!.height} `));
    expect(execFileSync('pdfinfo', ['-struct-text', file]).toString()).toMatch(/Figure/);
    expect(readFileSync(file, 'latin1')).toContain('/Alt (Logo Trattoria Bella)');
  });

  it('says that it is a copy', async () => {
    expect(await read('copy', { copy: 2 })).toContain('KOPIE 2');
  });

  it('has what was said of a meal on business, or room to write it', async () => {
    const place = 'Trattoria Bella, Lindenstraße 12, Berlin';
    const blank = await read('meal-blank', {
      hospitality: { occasion: '', persons: '', place, spentCents: null },
    });
    for (const part of ['Anlass der Bewirtung', 'Bewirtete Personen', 'Unterschrift', place])
      expect(blank).toContain(part);
    const persons = 'Mira Sommerfeld\nJonas Weber';
    const told = await read('meal', {
      hospitality: { occasion: 'Abschluss Projekt', persons, place, spentCents: 1215 },
    });
    const cost = '12,15 € (24,15 € laut Rechnung, davon 12,00 € erstattet)';
    for (const part of ['Abschluss Projekt', 'Mira Sommerfeld', 'Jonas Weber', 'Unterschrift', cost])
      expect(told).toContain(part);
  });
});
