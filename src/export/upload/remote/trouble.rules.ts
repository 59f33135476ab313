/** How far a connection had come. */
export type RemoteStage = 'address' | 'connect' | 'secure' | 'login' | 'directory' | 'work';

export type TroubleKind =
  | 'unknownHost'
  | 'privateHost'
  | 'refused'
  | 'unreachable'
  | 'silent'
  | 'notSpoken'
  | 'tlsMissing'
  | 'tlsRequired'
  | 'tlsUntrusted'
  | 'tlsOtherHost'
  | 'tlsExpired'
  | 'tlsFailed'
  | 'fingerprint'
  | 'fingerprintUnreadable'
  | 'login'
  | 'busy'
  | 'directoryName'
  | 'directoryMissing'
  | 'denied'
  | 'missing'
  | 'quota'
  | 'notStored'
  | 'cut'
  | 'tooLarge'
  | 'failed';

/** What a library says went wrong. */
interface Fault {
  /** Of FTP, of SFTP, or a name such as ECONNREFUSED. */
  code: number | string | null;
  message: string;
}

const BY_NAME: Record<string, TroubleKind> = {
  ENOTFOUND: 'unknownHost',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ETIMEDOUT: 'silent',
  ERR_TLS_CERT_ALTNAME_INVALID: 'tlsOtherHost',
  CERT_HAS_EXPIRED: 'tlsExpired',
  CERT_NOT_YET_VALID: 'tlsExpired',
};
const UNTRUSTED = /SELF.SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|CERT_(UNTRUSTED|REJECTED|REVOKED)|INVALID_CA/i;
const NO_SPACE = /quota|no space|disk (is )?full|storage allocation|insufficient (disk )?space|ENOSPC/i;
const DENIED = /permission|denied|not allowed|read.only|forbidden|EACCES/i;

/** The first that is true, from the surest sign to the vaguest. */
export function troubleKind({ code, message }: Fault, stage: RemoteStage): TroubleKind {
  const opening = stage !== 'work';
  if (typeof code === 'string') {
    const known = BY_NAME[code];
    // A data connection that is refused in the middle of the work is a line that went down.
    if (known) return opening || known.startsWith('tls') ? known : 'cut';
    if (UNTRUSTED.test(code)) return 'tlsUntrusted';
    if (/^ERR_(SSL|TLS)|^EPROTO$/.test(code)) return stage === 'secure' ? 'tlsFailed' : 'cut';
  }
  if (NO_SPACE.test(message)) return 'quota';
  if (/timed? ?out/i.test(message)) return 'silent';
  return typeof code === 'number' && code >= 100 ? ftpKind(code, message, stage) : wordsKind(message, stage);
}

function ftpKind(code: number, message: string, stage: RemoteStage): TroubleKind {
  if (code === 421) return 'busy';
  if (stage === 'connect') return 'notSpoken';
  if (stage === 'secure') return 'tlsMissing';
  if ([530, 430, 332, 532, 331].includes(code))
    return /\b(TLS|SSL|encrypt)/i.test(message) ? 'tlsRequired' : 'login';
  if (stage === 'login') return 'login';
  if (stage === 'directory') return 'directoryMissing';
  if (code === 552 || code === 452) return 'quota';
  if (code === 451) return 'notStored';
  if (code === 425 || code === 426) return 'cut';
  if (code === 553 || code === 532 || DENIED.test(message)) return 'denied';
  return code === 550 ? 'missing' : 'failed';
}

function wordsKind(message: string, stage: RemoteStage): TroubleKind {
  if (/authentication methods|authentication failure/i.test(message)) return 'login';
  if (stage === 'login' && /control characters/i.test(message)) return 'login';
  if (/handshake|protocol|version|parse|identification/i.test(message))
    return stage === 'work' ? 'cut' : 'notSpoken';
  if (/no such file|not exist/i.test(message)) return stage === 'directory' ? 'directoryMissing' : 'missing';
  if (DENIED.test(message)) return 'denied';
  if (/exceeded maximum|maximum bytes exceeded/i.test(message)) return 'tooLarge';
  if (/failure/i.test(message)) return 'failed';
  if (stage === 'secure') return 'tlsFailed';
  return 'cut';
}
