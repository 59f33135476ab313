import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const DAY = 86_400_000;

/** A certificate that vouches for itself, for servers of tests: PEM of both, and what one compares. */
export function selfSigned(host, { from = Date.now() - DAY, until = Date.now() + 365 * DAY } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(host)))));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1, ...createHash('sha256').update(host).digest().subarray(0, 8))),
    RSA_SHA256,
    name,
    sequence(time(from), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), der(0x04, sequence(hostName(host)))))),
  );
  const signature = sign('sha256', content, privateKey);
  const bytes = sequence(content, RSA_SHA256, der(0x03, Buffer.concat([Buffer.of(0), signature])));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${bytes
      .toString('base64')
      .match(/.{1,64}/g)
      .join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
  };
}

const hostName = (host) =>
  /^[\d.]+$/.test(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host));

function der(tag, ...parts) {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function sequence(...parts) {
  return der(0x30, ...parts);
}

function oid(hex) {
  return der(0x06, Buffer.from(hex, 'hex'));
}

const time = (at) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

const RSA_SHA256 = sequence(oid('2a864886f70d01010b'), der(0x05));
