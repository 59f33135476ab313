import { DeadlineExceeded, withDeadline } from '../../../platform/dial/deadline.js';
import { resolveTarget, type Target, TargetNotAllowed } from '../../../platform/dial/dial.js';
import { CertificateTrust } from './certificate-trust.js';
import { RemoteTrouble } from './remote.errors.js';
import { directoryIn } from './remote-path.rules.js';
import type { RemoteSpace, WebSpaceAccess } from './remote-space.types.js';

export interface OpenRules {
  allowPrivate: boolean;
  connectMs: number;
  /** Instead of those of the system. */
  authorities?: string | undefined;
}

/** A connection that is signed in and stands in the directory, or the reason why there is none. */
export async function openSpace(access: WebSpaceAccess, rules: OpenRules): Promise<RemoteSpace> {
  const directory = directoryIn(access.directory);
  if (directory === null) throw new RemoteTrouble('directoryName', 'directory');
  const target = await targetOf(access, rules);
  const { connectMs, authorities } = rules;
  const inDirectory = { ...access, directory };

  // What speaks FTP and SSH is loaded at the first upload: most starts of the server see none.
  if (access.protocol === 'sftp') {
    const { SftpSpace } = await import('./sftp-space.js');
    const space = new SftpSpace();
    return inTime(space, space.open(target, inDirectory, connectMs), connectMs);
  }
  const { FtpSpace } = await import('./ftp-space.js');
  const trust =
    access.protocol === 'ftps' ? new CertificateTrust(target.host, access.fingerprint, authorities) : null;
  const space = new FtpSpace(trust, connectMs);
  return inTime(space, space.open(target, inDirectory), connectMs);
}

async function targetOf({ host, port }: WebSpaceAccess, { allowPrivate }: OpenRules): Promise<Target> {
  try {
    return await resolveTarget(host, port, { allowPrivate });
  } catch (error) {
    throw new RemoteTrouble(error instanceof TargetNotAllowed ? 'privateHost' : 'unknownHost', 'address');
  }
}

/** One that drips its greeting answers every idle timer in time. */
async function inTime(space: RemoteSpace, opening: Promise<void>, ms: number): Promise<RemoteSpace> {
  try {
    await withDeadline(ms, () => opening);
    return space;
  } catch (error) {
    space.close();
    opening.catch(() => undefined);
    throw error instanceof DeadlineExceeded ? new RemoteTrouble('silent', 'connect') : error;
  }
}
