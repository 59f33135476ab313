export const SFTP_USER: string;
export const SFTP_PASSWORD: string;

export interface SftpServer {
  port: number;
  root: string;
  close(): Promise<void>;
}

export function newHostKey(): string;
/** `asks`: takes the password as the answer to a question only. */
export function startSftpServer(
  dir: string,
  options?: { asks?: boolean; hostKey?: string; port?: number },
): Promise<SftpServer>;
