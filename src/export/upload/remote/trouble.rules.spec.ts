import { describe, expect, it } from '@jest/globals';
import { type RemoteStage, type TroubleKind, troubleKind } from './trouble.rules.js';

const cases: [code: string | number | null, message: string, stage: RemoteStage, kind: TroubleKind][] = [
  ['ECONNREFUSED', 'connect ECONNREFUSED', 'connect', 'refused'],
  ['ECONNREFUSED', 'connect ECONNREFUSED', 'work', 'cut'],
  ['EHOSTUNREACH', '', 'connect', 'unreachable'],
  [null, 'Timeout (control socket)', 'connect', 'silent'],
  [null, 'Timed out while waiting for handshake', 'connect', 'silent'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', '', 'secure', 'tlsOtherHost'],
  ['CERT_HAS_EXPIRED', '', 'work', 'tlsExpired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', '', 'secure', 'tlsUntrusted'],
  [530, '530 Login incorrect.', 'login', 'login'],
  [530, '530 Non-anonymous sessions must use encryption.', 'login', 'tlsRequired'],
  [421, '421 Too many connections', 'login', 'busy'],
  [500, '500 Unknown command', 'secure', 'tlsMissing'],
  [550, '550 Failed to change directory.', 'directory', 'directoryMissing'],
  [552, '552 Exceeded storage', 'work', 'quota'],
  [550, '550 Quota exceeded', 'work', 'quota'],
  [451, '451 Failure writing to local file.', 'work', 'notStored'],
  [553, '553 Could not create file.', 'work', 'denied'],
  [550, '550 Permission denied.', 'work', 'denied'],
  [550, '550 No such file', 'work', 'missing'],
  [426, '426 Failure reading network stream.', 'work', 'cut'],
  [2, 'No such file /x', 'work', 'missing'],
  ['ENOENT', '_xstat: No such file: /x', 'directory', 'directoryMissing'],
  [3, 'Permission denied', 'work', 'denied'],
  [4, 'Failure', 'work', 'failed'],
  [null, 'All configured authentication methods failed', 'connect', 'login'],
  [null, 'Server sent FIN packet unexpectedly, closing connection.', 'work', 'cut'],
];

describe('what a library says went wrong', () => {
  it.each(cases)('%s %j while at %s is %s', (code, message, stage, kind) => {
    expect(troubleKind({ code, message }, stage)).toBe(kind);
  });
});
