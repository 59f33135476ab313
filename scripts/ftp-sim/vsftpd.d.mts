export const FTP_USER: string;
export const FTP_PASSWORD: string;
export const FTP_DIRECTORY: string;

export interface FtpServer {
  port: number;
  passive: number[];
  /** The web space on disk. */
  root: string;
  proxyHost: string;
  close(): Promise<unknown>;
}

export function startVsftpd(
  dir: string,
  options?: { tls?: { cert: string; key: string } },
): Promise<FtpServer>;
