import MailComposer from 'nodemailer/lib/mail-composer';
import { headOf, isPlainHead, type MailHead } from './mail.head.js';
import type { MailFile, RenderedMail } from './mail.template.js';
import { quotedPrintable } from './quoted-printable.js';

/** A mail as it is put together: its words in pieces, of which some stand in many mails. */
export interface ComposedMail extends MailHead {
  pieces: readonly RenderedMail[];
  attachments?: MailFile[];
}

/** As it leaves. */
export interface Message {
  envelope: { from: string | false; to: string[] };
  content: Buffer;
}

/** Its content is nothing but what we hand it. */
const SEALED = { disableFileAccess: true, disableUrlAccess: true };

/**
 * nodemailer writes mails with files and unusual addresses. What is only words is put down here in one go: its streams and heads
 * cost three times what everything else about a mail does.
 */
export async function messageOf(mail: ComposedMail): Promise<Message> {
  const { pieces, from, to, attachments } = mail;
  if (attachments || !isPlainHead(mail)) {
    const words = { html: htmlOf(pieces), text: plainOf(pieces) };
    const node = new MailComposer({ ...mail, ...SEALED, ...words }).compile();
    return { envelope: node.getEnvelope(), content: await node.build() };
  }
  return { envelope: { from: from.address, to: [to.address] }, content: wordsOf(mail) };
}

/** The same words as text and as HTML, whatever a reader shows. */
function wordsOf({ pieces, ...head }: ComposedMail): Buffer {
  const encoded = pieces.map(encodedOf);
  const plain = encoded.flatMap(({ text }) => (text.length > 0 ? [PARAGRAPH, text] : [])).slice(1);
  const html = encoded.flatMap(({ html }) => [SOFT_BREAK, html]).slice(1);
  const top = Buffer.from(`${headOf(head)}\r\n`, 'latin1');
  return Buffer.concat([top, BEFORE_PLAIN, ...plain, BEFORE_HTML, ...html, END]);
}

export const htmlOf = (pieces: readonly RenderedMail[]): string => pieces.map(({ html }) => html).join('');

export const plainOf = (pieces: readonly RenderedMail[]): string => `${textsOf(pieces).join('\n\n')}\n`;

const textsOf = (pieces: readonly RenderedMail[]): string[] =>
  pieces.flatMap(({ text }) => (text === '' ? [] : [text]));

/** A piece may end in any of its lines, which goes on with the next. */
const SOFT_BREAK = Buffer.from('=\r\n');
const PARAGRAPH = Buffer.from('\r\n\r\n');

/** No encoded line can say this: behind an equal sign it has a number or its end. */
const BOUNDARY = '=_Tresen';

const partOf = (type: string): string =>
  `--${BOUNDARY}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`;

const BEFORE_PLAIN = Buffer.from(
  `Content-Type: multipart/alternative; boundary="${BOUNDARY}"\r\n\r\n${partOf('text/plain')}`,
);
const BEFORE_HTML = Buffer.from(`\r\n${partOf('text/html')}`);
const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

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
