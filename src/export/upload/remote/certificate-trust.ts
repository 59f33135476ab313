import { isIP } from 'node:net';
import type { ConnectionOptions, TLSSocket } from 'node:tls';
import { asCertificate } from './fingerprint.rules.js';
import { RemoteTrouble } from './remote.errors.js';

/** Whom we believe to be the server: whoever a known authority vouches for, or the one certificate that was pinned. */
export class CertificateTrust {
  constructor(
    private readonly host: string,
    private readonly pinned: string | null,
    private readonly authorities: string | undefined,
  ) {}

  get options(): ConnectionOptions {
    return {
      host: this.host,
      servername: isIP(this.host) ? '' : this.host,
      ca: this.authorities,
      // A pinned certificate may be anybody's; it is compared below, before a password is sent.
      rejectUnauthorized: this.pinned === null,
    };
  }

  troubleWith(socket: TLSSocket): RemoteTrouble | null {
    const seen = fingerprintOf(socket);
    if (this.pinned === null || seen === this.pinned) return null;
    return new RemoteTrouble('fingerprint', 'secure', seen ? `Gezeigt wurde ${asCertificate(seen)}.` : '');
  }
}

export const fingerprintOf = (socket: TLSSocket): string | null =>
  socket.getPeerCertificate()?.fingerprint256?.replaceAll(':', '').toLowerCase() ?? null;
