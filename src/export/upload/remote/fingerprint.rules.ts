const HEX = /^[0-9a-f]{64}$/;

/** SHA-256 in hex out of what people copy: `SHA256:base64` of ssh, hex with colons of a certificate; null when it is neither. */
export function fingerprintIn(text: string): string | null {
  const plain = text.trim();
  const hex = plain
    .replace(/^(sha-?256)[:=\s]*/i, '')
    .replace(/[:\s-]/g, '')
    .toLowerCase();
  if (HEX.test(hex)) return hex;
  const [, base64 = ''] = /^SHA256:([A-Za-z0-9+/]{43})=?$/.exec(plain) ?? [];
  return base64 === '' ? null : hexOf(base64);
}

/** As `ssh-keygen -l` shows it. */
export const asHostKey = (hex: string): string => `SHA256:${base64Of(hex).replace(/=+$/, '')}`;

/** As browsers show it. */
export const asCertificate = (hex: string): string => (hex.toUpperCase().match(/../g) ?? []).join(':');

const hexOf = (base64: string): string =>
  [...atob(base64)].map((char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');

const base64Of = (hex: string): string =>
  btoa((hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join(''));
