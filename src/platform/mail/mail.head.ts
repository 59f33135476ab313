import { randomUUID } from 'node:crypto';
import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs';

interface Named {
  name: string;
  address: string;
}

/** Who writes to whom about what. */
export interface MailHead {
  from: Named;
  to: Named;
  replyTo?: string;
  subject: string;
  messageId?: string;
  headers: Record<string, string>;
}

/** Any other is for nodemailer: foreign letters in a domain, quotation marks, capitals. */
const PLAIN_ADDRESS = /^[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)*$/;
const PLAIN_NAME = /^[\w ]*$/;
/** Printable, and nothing that reads as if it were encoded. */
const PLAIN_TEXT = /^(?!.*=\?)[ -~]*$/;
const ENCODED_LENGTH = 52;

/** Whether the head can be written without nodemailer, which takes longer for it than the rest of a mail takes. */
export const isPlainHead = ({ from, to, replyTo }: MailHead): boolean =>
  [from.address, to.address, replyTo ?? to.address].every((address) => PLAIN_ADDRESS.test(address));

/** Only for plain heads. What is not plain letters is encoded, line breaks as well: nothing can begin a line of its own. */
export function headOf({ from, to, replyTo, subject, messageId, headers }: MailHead): string {
  const lines = {
    ...headers,
    From: mailbox(from),
    To: mailbox(to),
    'Reply-To': replyTo,
    Subject: PLAIN_TEXT.test(subject) ? subject : encoded(subject),
    'Message-ID': messageId ?? `<${randomUUID()}@${from.address.split('@')[1]}>`,
    Date: new Date().toUTCString().replace('GMT', '+0000'),
    'MIME-Version': '1.0',
  };
  return Object.entries(lines)
    .flatMap(([name, value]) => (value ? [foldLines(`${name}: ${value}`)] : []))
    .join('\r\n');
}

function mailbox({ name, address }: Named): string {
  if (name === '') return address;
  return `${PLAIN_NAME.test(name) ? name : encoded(name)} <${address}>`;
}

const encoded = (text: string): string => encodeWord(text, 'Q', ENCODED_LENGTH);
