import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const POINT_BYTES = 65;
const TAG_BYTES = 16;

export interface PushedMessage {
  path: string;
  ttl: number;
  /** What the browser would read. */
  text: string;
  /** Claims of whoever sent it, once the signature was checked. */
  claims: { aud: string; sub: string; exp: number };
}

/** A push service as browsers bring along, by RFC 8030, 8188, 8291 and 8292, and the browsers behind it. */
export class PushService {
  readonly heard: PushedMessage[] = [];
  /** What it answers; 201 unless told. */
  status = 201;
  asked = 0;
  private readonly browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  private readonly server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      this.asked++;
      if (this.status === 201) this.hear(request.url ?? '', request.headers, Buffer.concat(parts));
      answer.writeHead(this.status).end();
    });
  });

  async listen(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this;
  }

  close(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  /** As a browser hands it to the page. */
  subscribe() {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    const path = `/send/${randomBytes(12).toString('hex')}`;
    this.browsers.set(path, { ecdh, auth });
    const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
    return { endpoint: `${this.url}${path}`, keys };
  }

  private get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private hear(path: string, headers: Record<string, unknown>, body: Buffer): void {
    const browser = this.browsers.get(path);
    if (!browser) return;
    const claims = claimsOf(String(headers.authorization));
    this.heard.push({ path, ttl: Number(headers.ttl), text: opened(body, browser), claims });
  }
}

/** 'vapid t=<signed claims>, k=<public key>' */
function claimsOf(authorization: string): PushedMessage['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/i.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('Nobody has signed this message.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

function opened(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + POINT_BYTES);
  const sealed = body.subarray(21 + POINT_BYTES);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derived(auth, ecdh.computeSecret(sender), info, 32);
  const key = derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(sealed.subarray(-TAG_BYTES));
  const plain = Buffer.concat([opener.update(sealed.subarray(0, -TAG_BYTES)), opener.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** HKDF of one block. */
function derived(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const fresh = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', fresh)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}
