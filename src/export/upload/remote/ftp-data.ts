import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';
import { type FTPContext, FTPError, type FTPResponse } from 'basic-ftp';
import type { CertificateTrust } from './certificate-trust.js';

/**
 * Opens data connections. Always to the host of the control connection, whatever host the server names: its address was
 * checked, and a server has no business to send us elsewhere.
 */
export function dataOpener(trust: CertificateTrust | null): (ftp: FTPContext) => Promise<FTPResponse> {
  let isExtended = true;
  return async (ftp) => {
    const answer = isExtended ? await extended(ftp) : null;
    if (answer === null) isExtended = false;
    const response = answer ?? (await ftp.request('PASV'));
    const raw = await dial(ftp, answer ? extendedPort(response) : plainPort(response));
    ftp.dataSocket = ftp.socket instanceof TLSSocket ? secured(ftp, raw, trust) : raw;
    return response;
  };
}

async function extended(ftp: FTPContext): Promise<FTPResponse | null> {
  try {
    return await ftp.request('EPSV');
  } catch (error) {
    if (error instanceof FTPError && error.code !== 421) return null;
    throw error;
  }
}

const extendedPort = ({ message }: FTPResponse): number => Number(/[|!]{3}(\d{1,5})[|!]/.exec(message)?.[1]);

function plainPort({ message }: FTPResponse): number {
  const [, high, low] = /\d{1,3},\d{1,3},\d{1,3},\d{1,3},(\d{1,3}),(\d{1,3})/.exec(message) ?? [];
  return Number(high) * 256 + Number(low);
}

function dial(ftp: FTPContext, port: number): Promise<Socket> {
  const host = ftp.socket.remoteAddress;
  if (host === undefined || !(port > 0 && port < 65_536)) {
    return Promise.reject(new Error('no data connection'));
  }
  return new Promise((resolve, reject) => {
    const socket = connectPlain({ host, port });
    socket.setTimeout(ftp.timeout, () => socket.destroy(new Error('data connection timed out')));
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeListener('error', reject);
      resolve(socket);
    });
  });
}

/** With the session of the control connection, which proves to both sides that the other is still the same. */
function secured(ftp: FTPContext, raw: Socket, trust: CertificateTrust | null): Socket {
  const session = ftp.tlsSessionStore ?? (ftp.socket as TLSSocket).getSession();
  const socket = connectTls({ ...ftp.tlsOptions, socket: raw, session });
  socket.on('session', (fresh) => {
    ftp.tlsSessionStore = fresh;
  });
  socket.once('secureConnect', () => {
    const trouble = socket.isSessionReused() ? null : (trust?.troubleWith(socket) ?? null);
    if (trouble) socket.destroy(trouble);
  });
  return socket;
}
