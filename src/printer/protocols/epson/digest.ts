import { createHmac, hash, timingSafeEqual } from 'node:crypto';

const REALM = 'tresen';
const NONCE_MS = 5 * 60_000;

interface Checked {
  method: string;
  url: string;
  authorization: string | undefined;
  user: string;
  password: string;
}

/** Digest sign-in (RFC 7616 with MD5, which is what printers speak). Any process can check what another one asked. */
export class Digest {
  constructor(private readonly key: string) {}

  /** What the printer has to answer to. */
  challenge(now: Date, isStale: boolean): string {
    const stale = isStale ? ', stale=true' : '';
    return `Digest realm="${REALM}", qop="auth", algorithm=MD5, nonce="${this.nonceOf(now.getTime())}"${stale}`;
  }

  check({ method, url, authorization, user, password }: Checked, now: Date): 'good' | 'stale' | 'bad' {
    const said = fieldsOf(authorization);
    const { nonce = '', uri = '', response = '', qop, nc = '', cnonce = '' } = said;
    if (said.username !== user || said.realm !== REALM || uri !== url) return 'bad';
    const secret = md5(`${user}:${REALM}:${password}`);
    const request = md5(`${method}:${uri}`);
    const middle = qop === undefined ? nonce : `${nonce}:${nc}:${cnonce}:auth`;
    if ((qop !== undefined && qop !== 'auth') || !isSame(md5(`${secret}:${middle}:${request}`), response))
      return 'bad';
    const at = Number.parseInt(nonce, 36);
    if (!isSame(this.nonceOf(at), nonce)) return 'bad';
    return Math.abs(now.getTime() - at) <= NONCE_MS ? 'good' : 'stale';
  }

  private nonceOf(at: number): string {
    const stamp = at.toString(36);
    return `${stamp}.${createHmac('sha256', this.key).update(`printer-nonce:${stamp}`).digest('hex').slice(0, 32)}`;
  }
}

/** `name="value"` and `name=value`; nothing that is not a Digest. */
function fieldsOf(header = ''): Record<string, string | undefined> {
  if (!/^digest /i.test(header) || header.length > 2_000) return {};
  const fields = header.slice(7).matchAll(/(\w+)=(?:"([^"]*)"|([^\s,"]+))/g);
  return Object.fromEntries(
    [...fields].map(([, name, quoted, plain]) => [name!.toLowerCase(), quoted ?? plain]),
  );
}

const md5 = (text: string): string => hash('md5', text);

function isSame(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
