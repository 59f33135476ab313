import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import MimeNode from 'nodemailer/lib/mime-node';
import type { RenderedMail } from './mail.template.js';

/** A mail as it is put together: its words in pieces, of which some stand in many mails. */
export interface ComposedMail extends Omit<SendMailOptions, 'text' | 'html'> {
  pieces: readonly RenderedMail[];
}

/** As it leaves. */
export interface Message {
  envelope: { from: string | false; to: string[] };
  content: Buffer;
}

/**
 * nodemailer writes who writes to whom, and the whole of a mail with files. What is only words is put down here in one go: its
 * streams cost three times what everything else about a mail does.
 */
export async function messageOf({ pieces, ...mail }: ComposedMail): Promise<Message> {
  if (mail.attachments) {
    const node = new MailComposer({ ...mail, html: htmlOf(pieces), text: plainOf(pieces) }).compile();
    return { envelope: node.getEnvelope(), content: await node.build() };
  }
  const node = headOf(mail);
  const head = node.buildHeaders();
  const encoded = pieces.map(encodedOf);
  const between = `--${node.boundary}`;
  const content = [
    head,
    '',
    between,
    ...partOf('text/plain', textsOf(encoded).join(PARAGRAPH)),
    between,
    ...partOf('text/html', encoded.map(({ html }) => html).join(SOFT_BREAK)),
    `${between}--`,
    '',
  ];
  return { envelope: node.getEnvelope(), content: Buffer.from(content.join('\r\n'), 'latin1') };
}

/** Its parts are not nodes of their own: they are written by hand. */
function headOf({ from, to, replyTo, subject, messageId, headers }: Omit<ComposedMail, 'pieces'>): MimeNode {
  const named = { from, to, 'reply-to': replyTo, subject, 'message-id': messageId };
  const said = Object.entries({ ...(headers as object), ...named }).filter(([, value]) => value);
  return new MimeNode('multipart/alternative').setHeader(Object.fromEntries(said));
}

export const htmlOf = (pieces: readonly RenderedMail[]): string => pieces.map(({ html }) => html).join('');

export const plainOf = (pieces: readonly RenderedMail[]): string => `${textsOf(pieces).join('\n\n')}\n`;

const textsOf = (pieces: readonly RenderedMail[]): string[] =>
  pieces.flatMap(({ text }) => (text === '' ? [] : [text]));

/** A line is at most 76 long with the sign behind it that it goes on; a piece may end in any of its lines. */
const LINE = 75;
const SOFT_BREAK = '=\r\n';
const PARAGRAPH = '\r\n\r\n';

const partOf = (type: string, encoded: string): string[] => [
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: quoted-printable',
  '',
  encoded,
];

const kept = new WeakMap<RenderedMail, RenderedMail>();

function encodedOf(piece: RenderedMail): RenderedMail {
  const known = kept.get(piece);
  if (known) return known;
  const encoded = { html: quoted(piece.html), text: quoted(piece.text) };
  if (piece.isShared) kept.set(piece, encoded);
  return encoded;
}

/** All but plain letters, and blanks where a line ends: there they would get lost. */
const UNSAFE = /[^\n\t -<>-~]+|[\t ](?=\n|$)/g;

const quoted = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSAFE, escaped).split('\n').map(folded).join('\r\n');

/** Most of them are equal signs of the markup. */
const escaped = (letters: string): string =>
  letters === '=' ? '=3D' : Buffer.from(letters).toString('hex').toUpperCase().replace(/../g, '=$&');

/** Cut where it is long enough, never inside of the three letters that stand for one byte. */
function folded(line: string): string {
  const rows: string[] = [];
  let from = 0;
  while (line.length - from > LINE) {
    const end = from + LINE;
    const to = line[end - 1] === '=' ? end - 1 : line[end - 2] === '=' ? end - 2 : end;
    rows.push(line.slice(from, to));
    from = to;
  }
  rows.push(line.slice(from));
  return rows.join(SOFT_BREAK);
}
