import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import MimeNode from 'nodemailer/lib/mime-node';
import type { RenderedMail } from './mail.template.js';
import { quotedPrintable } from './quoted-printable.js';

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
  const plain = encoded.flatMap(({ text }) => (text.length > 0 ? [PARAGRAPH, text] : [])).slice(1);
  const html = encoded.flatMap(({ html }) => [SOFT_BREAK, html]).slice(1);
  const content = [
    Buffer.from(`${head}\r\n\r\n${between}\r\n${PLAIN}`),
    ...plain,
    Buffer.from(`\r\n${between}\r\n${HTML}`),
    ...html,
    Buffer.from(`\r\n${between}--\r\n`),
  ];
  return { envelope: node.getEnvelope(), content: Buffer.concat(content) };
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

/** A piece may end in any of its lines, which goes on with the next. */
const SOFT_BREAK = Buffer.from('=\r\n');
const PARAGRAPH = Buffer.from('\r\n\r\n');

const partHead = (type: string): string =>
  `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;
const PLAIN = partHead('text/plain');
const HTML = partHead('text/html');

interface EncodedPiece {
  html: Buffer;
  text: Buffer;
}

const kept = new WeakMap<RenderedMail, EncodedPiece>();

function encodedOf(piece: RenderedMail): EncodedPiece {
  const known = kept.get(piece);
  if (known) return known;
  const encoded = { html: quotedPrintable(piece.html), text: quotedPrintable(piece.text) };
  if (piece.isShared) kept.set(piece, encoded);
  return encoded;
}
