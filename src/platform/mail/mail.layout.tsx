import type { ReactNode } from 'react';
import {
  around,
  button,
  buttonCell,
  buttonText,
  card,
  cardCell,
  code,
  foot,
  footCell,
  hidden,
  link,
  nameCell,
  ornament,
  page,
  senderLine,
  smallText,
  softText,
  table,
  text,
  title,
  valueCell,
  wordsCell,
} from './mail.styles.js';

/** Who sends this mail; set once by the mailer so that no template repeats it. */
export interface MailSender {
  name: string;
  baseUrl: string;
  imprint: string[];
}

/** For JSX, which passes no sender: whoever writes the mail down does (`markupOf`). */
const NOBODY: MailSender = { name: '', baseUrl: '', imprint: [] };

interface LayoutProps {
  headline: string;
  /** The line a mailbox shows beside the subject. */
  preview: string;
  children: ReactNode;
  /** Why this person gets this mail. */
  reason?: string;
  language?: 'de' | 'en';
}

/** Tables where mail clients still need them, one column, nothing loaded from anywhere. */
export function MailLayout(
  { headline, preview, children, reason, language = 'de' }: LayoutProps,
  { name } = NOBODY,
) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{headline}</title>
      </head>
      <body style={page}>
        <div data-preview="" style={hidden}>
          {preview}
        </div>
        <Centred>
          <Card>
            <p style={senderLine}>
              <span style={ornament} aria-hidden="true">
                ●
              </span>{' '}
              {name}
            </p>
            <h1 style={title}>{headline}</h1>
            {children}
          </Card>
          <Footer reason={reason} />
        </Centred>
      </body>
    </html>
  );
}

export function MailText({ children, soft = false }: { children: ReactNode; soft?: boolean }) {
  return <p style={soft ? softText : text}>{children}</p>;
}

const ADDRESS_AT_END = /https?:\/\/\S+$/;

/** A text that may end with an address of ours, which is a link then. */
export function MailLinked({ text }: { text: string }) {
  const [href] = ADDRESS_AT_END.exec(text) ?? [];
  if (!href) return <>{text}</>;
  return (
    <>
      {text.slice(0, -href.length)}
      <a href={href} style={link}>
        {href}
      </a>
    </>
  );
}

export const FRAGMENT = '<wbr data-fragment=""/>';

/** Where the template's `fragment` goes. */
export function MailFragment() {
  return <wbr data-fragment="" />;
}

/** A path is completed with the address of whoever writes. */
export function MailButton({ href, children }: { href: string; children: ReactNode }, { baseUrl } = NOBODY) {
  const target = href.startsWith('/') ? baseUrl + href : href;

  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={button}>
      <tbody>
        <tr>
          <td style={buttonCell}>
            <a href={target} style={buttonText}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A code somebody types by hand. */
export function MailCode({ children }: { children: ReactNode }) {
  return <p style={code}>{children}</p>;
}

/** What it is and what it costs. */
export type MailRow = [name: ReactNode, value: ReactNode];

interface RowsProps {
  rows: MailRow[];
  total?: [ReactNode, ReactNode];
  /** Values of several words, which one line of a phone does not hold. */
  wraps?: boolean;
}

/** Names on the left, values on the right: an order, an invoice, a summary. */
export function MailRows({ rows, total, wraps = false }: RowsProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={table}>
      <tbody>
        {rows.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
          <Row key={index} name={name} value={value} wraps={wraps} />
        ))}
        {total && <Row name={<strong>{total[0]}</strong>} value={<strong>{total[1]}</strong>} />}
      </tbody>
    </table>
  );
}

function Row({ name, value, wraps = false }: { name: ReactNode; value: ReactNode; wraps?: boolean }) {
  return (
    <tr>
      <td style={nameCell}>{name}</td>
      <td align="right" style={wraps ? wordsCell : valueCell}>
        {value}
      </td>
    </tr>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td align="center" style={around}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={card}>
      <tbody>
        <tr>
          <td align="left" style={cardCell}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Footer({ reason }: { reason?: string }, { imprint } = NOBODY) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={foot}>
      <tbody>
        <tr>
          <td align="left" style={footCell}>
            {reason && <p style={smallText}>{reason}</p>}
            {imprint.length > 0 && <p style={smallText}>{imprint.join(' · ')}</p>}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
