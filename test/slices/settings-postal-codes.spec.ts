import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PostalCode } from '../../src/shop/delivery/postal-code.types.js';
import { isPlaced, readPostalTable } from '../../src/shop/delivery/postal-table.rules.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';

/** Lines as GeoNames writes them; 10969 has two places, and Vienna is not ours. */
const LINES = [
  ['DE', '10969', 'Berlin', 'Land Berlin', 'BE', '', '00', 'Berlin', '11000', '52.5', '13.4', '6'],
  ['DE', '10969', 'Kreuzberg', 'Land Berlin', 'BE', '', '00', 'Berlin', '11000', '52.502', '13.402', '6'],
  ['DE', '14467', 'Potsdam', 'Brandenburg', 'BB', '', '00', 'Potsdam', '12054', '52.4', '13.06', '6'],
  ['DE', '01454', 'Radeberg', 'Sachsen', 'SN', '', '00', 'Bautzen', '14625', '51.1', '13.9', '6'],
  ['DE', '01454', 'Wachau', 'Sachsen', 'SN', '', '00', 'Bautzen', '14625', '51.2', '13.9', '6'],
  ['DE', '80331', 'München', 'Bayern', 'BY', '', '00', 'München', '09162', '48.1345', '11.571', '6'],
  ['AT', '1010', 'Wien', '', '', '', '', '', '', '48.2', '16.37', '6'],
];

let folder: string;
let running: RunningApp;
let lucia: Browser;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tresen-postal-'));
  const archive = path.join(folder, 'DE.zip');
  writeFileSync(archive, zipOf('DE.txt', LINES.map((line) => line.join('\t')).join('\n')));
  execFileSync(process.execPath, [
    'scripts/postal-codes.mjs',
    archive,
    path.join(folder, 'postal-codes.tsv'),
  ]);
  running = await startApp({ DATA_DIR: folder });
  await aShop(running);
  lucia = await signedIn(running);
}, 60_000);

afterAll(async () => {
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the table of postal codes, made from what GeoNames publishes', () => {
  it.each<[string, PostalCode | null]>([
    ['10969', { code: '10969', name: 'Berlin', position: [13.401, 52.501] }],
    ['D-14467', { code: '14467', name: 'Potsdam', position: [13.06, 52.4] }],
    ['01454', { code: '01454', name: 'Radeberg, Wachau', position: [13.9, 51.15] }],
    ['1010', null],
    ['99999', null],
    ['../secrets', null],
  ])('knows where %p lies', async (code, place) => {
    const { status, body } = await lucia.get<PostalCode | null>(
      `/api/shop/postalCode/${encodeURIComponent(code)}`,
    );
    expect([status, body.data]).toEqual([200, place]);
  });

  it('tells what lies around a place, nearest first', async () => {
    const { body } = await lucia.get<PostalCode[]>('/api/shop/postalCodes/around?lon=13.39&lat=52.5');
    expect(body.data.map(({ code }) => code)).toEqual(['10969']);
    expect((await lucia.get('/api/shop/postalCodes/around?lon=x&lat=52')).status).toBe(400);
  });

  it('is named on the page, with its licence', async () => {
    const { text } = await lucia.get('/app/settings/delivery');
    expect([text.includes('GeoNames'), text.includes('CC BY 4.0')]).toEqual([true, true]);
  });
});

describe('the table that comes with the product', () => {
  const { sources, codes } = readPostalTable(readFileSync('data/postal-codes.tsv', 'utf8'));
  const find = (wanted: string) => codes.find(({ code }) => code === wanted);

  it('names where it comes from', () => {
    expect(sources.map(({ name, licence }) => [name, licence])).toEqual([
      ['© OpenStreetMap-Mitwirkende', 'ODbL 1.0'],
      ['GeoNames', 'CC BY 4.0'],
    ]);
  });

  it('knows a middle of more than half of all codes, in Germany', () => {
    const placed = codes.filter(isPlaced);
    expect([codes.length, placed.length]).toEqual([8168, 5099]);
    for (const { position } of placed) {
      expect(position[0] > 5.8 && position[0] < 15.1 && position[1] > 47.2 && position[1] < 55.1).toBe(true);
    }
  });

  it.each(['10969', '20095', '80331', '50667', '01067', '21335', '72070'])(
    'never takes the middle of a town of many codes for the one of %p',
    (code) => {
      expect(find(code)?.position).toBeNull();
    },
  );

  it.each<[string, [number, number]]>([
    ['15806', [13.45, 52.22]],
    ['82152', [11.43, 48.1]],
    ['23769', [11.19, 54.44]],
    ['93413', [12.66, 49.22]],
    ['24340', [9.83, 54.47]],
  ])('puts %p where it lies, to a kilometre or so', (code, [lon, lat]) => {
    const [foundLon = 0, foundLat = 0] = find(code)?.position ?? [];
    expect([foundLon.toFixed(1), foundLat.toFixed(1)]).toEqual([lon.toFixed(1), lat.toFixed(1)]);
  });
});

function zipOf(name: string, text: string): Buffer {
  const raw = Buffer.from(text);
  const packed = deflateRawSync(raw);
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(raw), 0);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(raw.length, 8);
  const lengths = Buffer.from([name.length, 0, 0, 0]);
  const deflated = Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
  const local = [Buffer.from('PK\x03\x04'), deflated, sizes, lengths, Buffer.from(name), packed];
  const entry = [
    Buffer.from('PK\x01\x02\x14\x00'),
    deflated,
    sizes,
    lengths,
    Buffer.alloc(14),
    Buffer.from(name),
  ];
  const [body, directory] = [Buffer.concat(local), Buffer.concat(entry)];
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, end]);
}
