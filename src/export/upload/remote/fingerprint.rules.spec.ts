import { describe, expect, it } from '@jest/globals';
import { asCertificate, asHostKey, fingerprintIn } from './fingerprint.rules.js';

const HEX = '00ff10'.padEnd(64, 'a');

describe('a fingerprint', () => {
  it.each([
    asHostKey(HEX),
    `${asHostKey(HEX)}=`,
    asCertificate(HEX),
    HEX,
    ` sha256:${HEX} `,
    `SHA-256 ${asCertificate(HEX)}`,
  ])('is read from %j', (text) => {
    expect(fingerprintIn(text)).toBe(HEX);
  });

  it.each(['', 'MD5:aa:bb', HEX.slice(2), `${HEX}00`, 'SHA256:kurz', 'sha1:aa'])(
    'is not read from %j',
    (text) => {
      expect(fingerprintIn(text)).toBeNull();
    },
  );
});
