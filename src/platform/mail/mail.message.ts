import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encode, wrap } from 'nodemailer/lib/qp';
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
  const node = new MailComposer({ ...mail, text: '-', html: '-' }).compile();
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

const quoted = (text: string): string => wrap(encode(text.replace(/\r\n?|\n/g, '\r\n')), LINE);
