import type { FtpProtocol } from '../../../shop/restaurant/shop.types.js';

/** How to get into a restaurant's web space. */
export interface WebSpaceAccess {
  protocol: FtpProtocol;
  host: string;
  port: number;
  username: string;
  password: string;
  /** As the operator typed it; '' is where the server puts whoever signs in. */
  directory: string;
  /** SHA-256 of certificate or host key in hex, when it is known. */
  fingerprint: string | null;
}

/** What is sent: a file on our disk, or a few bytes we have just written. */
export type Source = { file: string; size: number } | { bytes: Buffer };

/**
 * A folder on somebody else's server. Every path is relative to it and never leaves it; every failure is a RemoteTrouble.
 * One call at a time.
 */
export interface RemoteSpace {
  /** SHA-256 of the certificate or host key that the server showed; null without encryption. */
  readonly fingerprint: string | null;
  /** null when there is no such file. */
  size(path: string): Promise<number | null>;
  /** null when there is no such file; more bytes than that are a trouble, whatever the server says. */
  read(path: string, maxBytes: number): Promise<Buffer | null>;
  upload(path: string, source: Source, sent: (bytes: number) => void): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** False when there was no such file. */
  remove(path: string): Promise<boolean>;
  /** One level; a folder that is already there is fine. */
  makeFolder(path: string): Promise<void>;
  close(): void;
}
