import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { htmlOf, messageOf, plainOf } from './mail.message.js';

const HEAD = {
  from: { name: 'Trattoria Bella', address: 'no-reply@tresen.example' },
  to: { name: '', address: 'jonas@example.org' },
  replyTo: 'kueche@bella.example',
  messageId: '<abc@tresen.example>',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

const LINES = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
];

/** Lines of any length with what quoted-printable has to look after: blanks and dots at the edges, equal signs, many bytes. */
const words = fc
  .array(
    fc.oneof(fc.constantFrom(' ', '.', '=', '\t', '\n', '--', 'ä€𝄞', '=20', 'x'.repeat(80)), fc.string()),
  )
  .map((parts) =>
    parts
      .join('')
      .replace(/[\r\0]/g, '')
      .trim(),
  );
const piece = fc.record({ html: words, text: words });

describe('a mail as it leaves', () => {
  it('is read as it was written, whatever people wrote and wherever it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { minLength: 1, maxLength: 4 }),
        fc.string({ maxLength: 40 }),
        async (pieces, word) => {
          const subject = `Käse ${word.replace(/[^\w äöü€-]/g, '')} Ende`.replace(/ +/g, ' ');
          const { content, envelope } = await messageOf({ ...HEAD, subject, pieces });
          const read = await PostalMime.parse(content);
          expect(read.html?.trim() ?? '').toBe(htmlOf(pieces).trim());
          expect(read.text?.trim() ?? '').toBe(plainOf(pieces).trim());
          expect(read.subject).toBe(subject);
          expect(read.from).toEqual(HEAD.from);
          expect(read.to).toEqual([HEAD.to]);
          expect(read.messageId).toBe(HEAD.messageId);
          expect(envelope).toEqual({ from: HEAD.from.address, to: [HEAD.to.address] });
          const lines = content.toString('latin1').split('\r\n');
          expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(76);
          expect(content.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n\x80-\xff]/);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('has the lines of its head and no other, whatever people are called and write', async () => {
    const said = fc
      .array(
        fc.oneof(
          fc.constantFrom('\r\nBcc: eve@example.org', '\n', '=?utf-8?Q?x?=', '"', ' <a@b.de>'),
          fc.string(),
        ),
      )
      .map((parts) => `K${parts.join('')}e`);
    const addresses = fc.constantFrom('jonas@example.org', "Jonas.O'Hara@Example.org", 'info@käse.example');
    await fc.assert(
      fc.asyncProperty(said, said, addresses, async (name, subject, address) => {
        const mail = { ...HEAD, from: { ...HEAD.from, name }, to: { name: '', address }, subject };
        const { content, envelope } = await messageOf({ ...mail, pieces: [{ html: 'x', text: 'x' }] });
        const head = content.toString('latin1').split('\r\n\r\n')[0] ?? '';
        const names = head.split('\r\n').flatMap((line) => /^\S+(?=:)/.exec(line) ?? []);
        expect(names.sort()).toEqual(LINES);
        expect(envelope.to).toHaveLength(1);
        const read = await PostalMime.parse(content);
        expect([read.from?.address, read.to?.length]).toEqual([HEAD.from.address, 1]);
        expect(read.subject?.startsWith('K')).toBe(true);
        expect(read.from?.name).toMatch(/^K/);
      }),
      { numRuns: 300 },
    );
  });

  it('carries its files', async () => {
    const files = [{ filename: 'Beleg.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }];
    const pieces = [{ html: '<p>Grüße</p>', text: 'Grüße' }];
    const { content } = await messageOf({ ...HEAD, subject: 'Beleg', pieces, attachments: files });
    const { text, html, attachments } = await PostalMime.parse(content);
    expect([text?.trim(), html?.trim(), attachments.map(({ filename }) => filename)]).toEqual([
      'Grüße',
      '<p>Grüße</p>',
      ['Beleg.pdf'],
    ]);
  });

  it('has what many mails share encoded once, and still reads it in each', async () => {
    const shared = { html: '<p>Bedingungen</p>', text: 'Bedingungen', isShared: true as const };
    const read = async (name: string) => {
      const pieces = [{ html: `<p>${name}</p>`, text: name }, shared, { html: '<p>Ende</p>', text: 'Ende' }];
      return (await PostalMime.parse((await messageOf({ ...HEAD, subject: 'x', pieces })).content)).text;
    };
    expect(await read('Lucia')).toBe('Lucia\n\nBedingungen\n\nEnde\n');
    expect(await read('Jonas')).toBe('Jonas\n\nBedingungen\n\nEnde\n');
  });
});
