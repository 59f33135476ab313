import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson as inScript } from '../../scripts/verify-receipts/canonical.mjs';
import { type Files, problemsOf } from '../../scripts/verify-receipts/checks.mjs';
import { zipOf } from '../../src/platform/files/zip-stream.js';
import { canonicalJson } from '../../src/shared/canonical-json.js';
import { hashOf, linked } from '../../src/shop/receipt/chain/document-chain.js';
import { aDraft } from '../../src/shop/receipt/receipt.fixture.js';
import { aChain, anExport, sealed } from '../factories/fiscal-exports.js';

const folder = mkdtempSync(path.join(tmpdir(), 'tresen-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Somebody who knows the format changes a table and the sums of the files with it. */
function forged(file: string, change: (text: string) => string): Files {
  const chain = aChain();
  const files = new Map(anExport(chain));
  files.delete('manifest.json');
  files.set(file, Buffer.from(change(files.get(file)!.toString())));
  return sealed(files, chain);
}

const wrongWith = (files: Files, end?: string) => problemsOf(files, { end: end ?? null }).problems.join('\n');
const withoutRow = (text: string, row: number) => text.split('\r\n').toSpliced(row, 1).join('\r\n');
const withRowTwice = (text: string, row: number) => {
  const rows = text.split('\r\n');
  return rows.toSpliced(row, 0, rows[row]!).join('\r\n');
};

describe('who checks an export', () => {
  it('finds nothing where nothing was changed, whatever piece of the chain it is', () => {
    expect(wrongWith(anExport(aChain()))).toBe('');
    expect(wrongWith(anExport(aChain().slice(3)))).toBe('');
    expect(wrongWith(anExport([]))).toBe('');
    expect(problemsOf(anExport(aChain())).facts).toMatchObject({ documents: 5, last: 'RE-2026-000004' });
  });

  const TABLES = ['documents', 'lines', 'vat', 'daily', 'payments', 'orders', 'audit'];
  it.each(TABLES.map((name) => `${name}.csv`))('finds any changed byte of %s', (file) => {
    const whole = anExport(aChain());
    const data = whole.get(file)!;
    for (let at = 0; at < data.length; at += Math.max(1, Math.floor(data.length / 97))) {
      const bent = Buffer.from(data);
      bent[at]! ^= 1;
      expect([at, wrongWith(new Map([...whole, [file, bent]]))]).toEqual([at, expect.stringContaining(file)]);
    }
  });

  it.each<[string, string, (text: string) => string]>([
    ['wurde geändert', 'documents.csv', (text) => text.replace('""cents"":290', '""cents"":190')],
    ['sagt etwas anderes', 'documents.csv', (text) => text.replace(';22,15;', ';12,15;')],
    ['Vor RE-2026-000002 fehlt ein Beleg', 'documents.csv', (text) => withoutRow(text, 1)],
    ['steht doppelt', 'documents.csv', (text) => withRowTwice(text, 2)],
    ['enthält aber 4', 'documents.csv', (text) => withoutRow(text, 5)],
    ['fehlt eine Zeile', 'lines.csv', (text) => withoutRow(text, 2)],
    ['eine Zeile zu viel', 'lines.csv', (text) => withRowTwice(text, 3)],
    ['sagt etwas anderes als der Beleg', 'lines.csv', (text) => text.replace(';2,90;', ';2,80;')],
    ['sagt etwas anderes als der Beleg', 'vat.csv', (text) => text.replace(';17,76;', ';17,75;')],
    ['die Summe nicht die der Belege', 'daily.csv', (text) => text.replace(/;(\d+),(\d\d);H/, ';9$1,$2;H')],
    ['payments.csv: an Zeile 3 fehlt eine Zeile', 'payments.csv', (text) => withoutRow(text, 2)],
    ['Zahlung pi_d2 steht doppelt', 'payments.csv', (text) => withRowTwice(text, 2)],
    ['gibt es keinen Beleg', 'payments.csv', (text) => text.replace('RE-2026-000001', 'RE-2026-000009')],
    ['orders.csv: an Zeile 2 fehlt eine Zeile', 'orders.csv', (text) => withoutRow(text, 1)],
    ['Bestellung 48 steht doppelt', 'orders.csv', (text) => withRowTwice(text, 2)],
    ['hat eine andere Nummer', 'orders.csv', (text) => text.replace(';47;', ';46;')],
    ['audit.csv: an Zeile 4', 'audit.csv', (text) => withRowTwice(text, 2)],
  ])('finds "%s" in %s, though the sums of the files were written anew', (said, file, change) => {
    const files = forged(file, change);
    expect(files.get(file)!.equals(anExport(aChain()).get(file)!)).toBe(false);
    expect(wrongWith(files)).toContain(said);
  });

  it('finds what was forged with every sum, by the sum that was told when the export was written', () => {
    const real = createHash('sha256').update(anExport(aChain()).get('manifest.json')!).digest('hex');
    const sumOnly = (files: Files) => problemsOf(files, { sum: real.slice(0, 16) }).problems.join();
    expect(sumOnly(anExport(aChain()))).toBe('');
    expect(sumOnly(forged('audit.csv', (text) => text.replace('price', 'name')))).toContain(
      'nicht der, dessen Prüfsumme angegeben wurde',
    );
  });

  it('finds sums that do not add up, though the document was hashed anew', () => {
    const [first, ...rest] = aChain();
    const body = { ...first!.body, totalCents: first!.body.totalCents - 100 };
    const bent = { ...first!, body };
    expect(wrongWith(anExport([{ ...bent, hash: hashOf(bent) }, ...rest]))).toContain(
      'die Zeilen ergeben nicht den Gesamtbetrag',
    );
  });

  it('finds a document that was hashed anew in the middle, and one that was put behind the end', () => {
    const chain = aChain();
    const bent = { ...chain[1]!, body: { ...chain[1]!.body, payment: 'bar' } };
    expect(wrongWith(anExport(chain.with(1, { ...bent, hash: hashOf(bent) })))).toContain(
      'schließt nicht an',
    );
    const more = linked(aDraft({ id: 'x', cause: 'x', issuedAt: new Date('2026-11-29') }), chain.at(-1)!, 4);
    const real = chain.at(-1)!.hash;
    expect(wrongWith(anExport([...chain, more]), real)).toContain('Das Ende der Kette');
    expect(wrongWith(anExport(chain.slice(0, -1)), real)).toContain('Das Ende der Kette');
    expect(wrongWith(anExport(chain), real.slice(0, 16))).toBe('');
    const cutOff = anExport(chain.slice(0, -1), { toSeq: 5 });
    expect(wrongWith(cutOff)).toContain('Das Ende der Kette');
  });

  it('finds a file that went, one that came, and what is no export at all', () => {
    const files = new Map(anExport(aChain()));
    files.delete('vat.csv');
    expect(wrongWith(files)).toContain('Die Datei vat.csv fehlt.');
    files.delete('orders.csv');
    files.delete('manifest.json');
    expect(wrongWith(sealed(files, aChain()))).toContain('Die Datei orders.csv fehlt.');
    expect(wrongWith(new Map([...anExport(aChain()), ['mehr.csv', Buffer.from('x')]]))).toContain('mehr.csv');
    expect(wrongWith(new Map([['a.txt', Buffer.from('x')]]))).toContain('manifest.json');
  });

  it('writes down a value as the product does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        expect(inScript(value)).toBe(canonicalJson(value));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
    );
  });
});

describe('npm run verify-receipts', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; text: string }>((resolve) => {
      execFile(process.execPath, ['scripts/verify-receipts.mjs', ...args], (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
      );
    });
  const packed = async (name: string, files: Files) => {
    async function* entries() {
      for (const [file, data] of files) yield { name: file, content: [data] };
    }
    const parts: Buffer[] = [];
    for await (const part of zipOf(entries(), new Date('2026-12-01'))) parts.push(part);
    const file = path.join(folder, name);
    writeFileSync(file, Buffer.concat(parts));
    return file;
  };

  it('says in one sentence that an archive is whole, and ends with 0', async () => {
    const { code, text } = await run(await packed('whole.zip', anExport(aChain())));
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^In Ordnung: Trattoria Bella, 5 Belege, RE-2026/),
    ]);
  });

  it('names what is wrong, and ends with 1', async () => {
    const files = forged('documents.csv', (text) => withoutRow(text, 2));
    const { code, text } = await run(await packed('short.zip', files));
    expect([code, text]).toEqual([1, expect.stringContaining('NICHT IN ORDNUNG')]);
    expect(text).toContain('Vor ST-2026-000001 fehlt ein Beleg');
    const nothing = await run(path.join(folder, 'none.zip'));
    expect([nothing.code, nothing.text]).toEqual([1, expect.stringContaining('lässt sich nicht lesen')]);
  });
});
