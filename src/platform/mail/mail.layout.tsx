import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';

/** Who sends this mail; set once by the mailer so that no template repeats it. */
export interface MailSender {
  name: string;
  baseUrl: string;
  imprint: string[];
}

const INK = '#242424';
const SOFT = '#6b6874';
const LINE = '#e8e6ec';
const ACCENT = '#F68671';
const FONT = "Poppins, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const text: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '26px',
  color: INK,
};

export const MailFrame = createContext<MailSender>({ name: 'Tresen', baseUrl: '', imprint: [] });

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
export function MailLayout({ headline, preview, children, reason, language = 'de' }: LayoutProps) {
  const { name } = useContext(MailFrame);

  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{headline}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: '#f4f3f6' }}>
        <div data-preview="" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <Centred style={{ padding: '32px 12px' }}>
          <Card>
            <p style={{ ...text, margin: '0 0 28px', fontSize: '15px', fontWeight: 600 }}>
              <span style={{ color: ACCENT }} aria-hidden="true">
                ●
              </span>{' '}
              {name}
            </p>
            <h1
              style={{ ...text, margin: '0 0 20px', fontSize: '24px', lineHeight: '32px', fontWeight: 600 }}
            >
              {headline}
            </h1>
            {children}
          </Card>
          <Footer reason={reason} />
        </Centred>
      </body>
    </html>
  );
}

export function MailText({ children, soft = false }: { children: ReactNode; soft?: boolean }) {
  return (
    <p style={soft ? { ...text, fontSize: '14px', lineHeight: '22px', color: SOFT } : text}>{children}</p>
  );
}

export const FRAGMENT = '<wbr data-fragment=""/>';

/** Where the template's `fragment` goes. */
export function MailFragment() {
  return <wbr data-fragment="" />;
}

/** A path is completed with the address of whoever writes. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const { baseUrl } = useContext(MailFrame);
  const target = href.startsWith('/') ? baseUrl + href : href;

  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td style={{ borderRadius: '8px', backgroundColor: ACCENT }}>
            <a
              href={target}
              style={{
                display: 'inline-block',
                padding: '14px 28px',
                fontFamily: FONT,
                fontSize: '16px',
                fontWeight: 600,
                color: INK,
                textDecoration: 'none',
              }}
            >
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
  return (
    <p style={{ ...text, fontFamily: 'Consolas, Menlo, monospace', fontSize: '28px', letterSpacing: '6px' }}>
      {children}
    </p>
  );
}

/** What it is and what it costs. */
export type MailRow = [name: ReactNode, value: ReactNode];

/** Names on the left, values on the right: an order, an invoice, a summary. */
export function MailRows({ rows, total }: { rows: MailRow[]; total?: [ReactNode, ReactNode] }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 24px' }}>
      <tbody>
        {rows.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
          <Row key={index} name={name} value={value} />
        ))}
        {total && <Row name={<strong>{total[0]}</strong>} value={<strong>{total[1]}</strong>} />}
      </tbody>
    </table>
  );
}

const cell: CSSProperties = {
  ...text,
  margin: 0,
  padding: '10px 0',
  borderBottom: `1px solid ${LINE}`,
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top',
};
const nameCell: CSSProperties = { ...cell, paddingRight: '16px' };
const valueCell: CSSProperties = { ...cell, whiteSpace: 'nowrap' };

function Row({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <tr>
      <td style={nameCell}>{name}</td>
      <td align="right" style={valueCell}>
        {value}
      </td>
    </tr>
  );
}

function Centred({ children, style }: { children: ReactNode; style: CSSProperties }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td align="center" style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{
        maxWidth: '560px',
        backgroundColor: '#ffffff',
        border: `1px solid ${LINE}`,
        borderRadius: '12px',
      }}
    >
      <tbody>
        <tr>
          <td align="left" style={{ padding: '32px 32px 20px' }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Footer({ reason }: { reason?: string }) {
  const { imprint } = useContext(MailFrame);
  const style: CSSProperties = {
    ...text,
    margin: '0 0 8px',
    fontSize: '12px',
    lineHeight: '18px',
    color: SOFT,
  };

  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: '560px' }}>
      <tbody>
        <tr>
          <td align="left" style={{ padding: '20px 32px' }}>
            {reason && <p style={style}>{reason}</p>}
            {imprint.length > 0 && <p style={style}>{imprint.join(' · ')}</p>}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
