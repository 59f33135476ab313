import type { FtpAccess, FtpProtocol } from '../../shop/restaurant/shop.types.js';

/** Whoever saved before there was a choice has FTP. */
export const protocolOf = ({ protocol }: FtpAccess): FtpProtocol => protocol ?? 'ftp';

/** Enough to try; whether it is right, the server says. */
export const isFilledIn = ({ host, username, password }: FtpAccess): boolean =>
  host !== '' && username !== '' && password !== '';
