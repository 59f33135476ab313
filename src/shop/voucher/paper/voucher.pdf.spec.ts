import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { paperPicture } from '../../../platform/pictures/paper-picture.js';
import { drawVoucher } from './voucher.pdf.js';
import type { VoucherPaper } from './voucher-paper.types.js';

const AT = new Date('2026-11-20T18:00:00Z');
const folder = mkdtempSync(path.join(process.env.KEEP_PAPERS ?? tmpdir(), 'tresen-voucher-'));
afterAll(() => {
  if (!process.env.KEEP_PAPERS) rmSync(folder, { recursive: true });
});

async function read(name: string, over: Partial<VoucherPaper>): Promise<string> {
  const file = path.join(folder, `${name}.pdf`);
  const paper: VoucherPaper = {
    restaurant: 'Trattoria Bella',
    value: '50,00 €',
    code: 'K7MP-4TQX-9R2D',
    forWhom: 'Für Lena',
    greeting: 'Alles Gute zum Geburtstag, und lass es dir schmecken!',
    link: 'https://tresen.example/s/bella/kasse#gutschein=K7MP4TQX9R2D',
    address: 'tresen.example/s/bella',
    title: 'Gutschein',
    terms: ['Gültig bis 31.12.2029. Auch in Teilen einlösbar.', 'Einlösbar bei Online-Bestellungen.'],
    language: 'de',
    logo: null,
    colors: { main: '#8f2d1f', onMain: '#ffffff' },
    ...over,
  };
  writeFileSync(file, await drawVoucher(paper, AT));
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}

const SEAL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="140" fill="#1f5a3a"/><text x="62" y="190" font-size="120" fill="#fff">TB</text></svg>';

describe('a voucher on paper', () => {
  it('can be searched, and has the logo beside the name of the restaurant', async () => {
    const logo = await paperPicture(await sharp(Buffer.from(SEAL)).webp().toBuffer(), '#8f2d1f');
    const text = await read('logo', { logo });
    for (const part of ['Gutschein', 'Trattoria Bella', '50,00 €', 'K7MP-4TQX-9R2D', 'Für Lena'])
      expect(text).toContain(part);
    const structure = execFileSync('pdfinfo', ['-struct', path.join(folder, 'logo.pdf')]).toString();
    expect(structure).toMatch(/^Document/);
    expect(structure.match(/Figure/g)).toHaveLength(2);
    const bytes = readFileSync(path.join(folder, 'logo.pdf'), 'latin1');
    expect(bytes).toContain('/Alt (Logo Trattoria Bella)');
  });

  it('keeps a long name clear of logo and value', async () => {
    const wide = SEAL.replace('width="300"', 'width="900"');
    const logo = await paperPicture(await sharp(Buffer.from(wide)).webp().toBuffer(), '#8f2d1f');
    const restaurant = 'Gasthaus Zum Goldenen Löwen am Alten Marktplatz';
    const text = await read('long', { logo, restaurant, value: '1.000,00 €' });
    for (const word of restaurant.split(' ')) expect(text).toContain(word);
    expect(text).toContain('1.000,00 €');
  });

  it('stands without one', async () => {
    await read('plain', {});
    expect(execFileSync('pdfimages', ['-list', path.join(folder, 'plain.pdf')]).toString()).not.toMatch(
      /image/,
    );
  });
});
