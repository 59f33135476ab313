import type { CSSProperties } from 'react';

const INK = '#242424';
const SOFT = '#6b6874';
const LINE = '#e8e6ec';
const ACCENT = '#F68671';
const FONT = "Poppins, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Each is one object for all mails: it is written out once (`markupOf`). */
type Style = Readonly<CSSProperties>;

export const text: Style = {
  margin: '0 0 16px',
  fontFamily: FONT,
  fontSize: '16px',
  lineHeight: '26px',
  color: INK,
};
export const softText: Style = { ...text, fontSize: '14px', lineHeight: '22px', color: SOFT };
export const smallText: Style = {
  ...text,
  margin: '0 0 8px',
  fontSize: '12px',
  lineHeight: '18px',
  color: SOFT,
};
export const senderLine: Style = { ...text, margin: '0 0 28px', fontSize: '15px', fontWeight: 600 };
export const ornament: Style = { color: ACCENT };
export const title: Style = {
  ...text,
  margin: '0 0 20px',
  fontSize: '24px',
  lineHeight: '32px',
  fontWeight: 600,
};
export const code: Style = {
  ...text,
  fontFamily: 'Consolas, Menlo, monospace',
  fontSize: '28px',
  letterSpacing: '6px',
};

export const page: Style = { margin: 0, padding: 0, backgroundColor: '#f4f3f6' };
export const hidden: Style = { display: 'none', maxHeight: 0, overflow: 'hidden' };
export const around: Style = { padding: '32px 12px' };
export const card: Style = {
  maxWidth: '560px',
  backgroundColor: '#ffffff',
  border: `1px solid ${LINE}`,
  borderRadius: '12px',
};
export const cardCell: Style = { padding: '32px 32px 20px' };
export const foot: Style = { maxWidth: '560px' };
export const footCell: Style = { padding: '20px 32px' };

export const button: Style = { margin: '8px 0 24px' };
export const buttonCell: Style = { borderRadius: '8px', backgroundColor: ACCENT };
export const buttonText: Style = {
  display: 'inline-block',
  padding: '14px 28px',
  fontFamily: FONT,
  fontSize: '16px',
  fontWeight: 600,
  color: INK,
  textDecoration: 'none',
};

export const table: Style = { margin: '0 0 24px' };
const cell: Style = {
  ...text,
  margin: 0,
  padding: '10px 0',
  borderBottom: `1px solid ${LINE}`,
  fontSize: '15px',
  lineHeight: '22px',
  verticalAlign: 'top',
};
export const nameCell: Style = { ...cell, paddingRight: '16px' };
export const valueCell: Style = { ...cell, whiteSpace: 'nowrap' };
export const wordsCell: Style = { ...cell, wordBreak: 'break-word' };
export const link: Style = { color: SOFT, textDecoration: 'underline' };
