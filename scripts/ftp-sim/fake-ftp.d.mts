export interface FtpFaults {
  /** Full when so many bytes are stored. */
  quotaBytes?: number;
  noSize?: boolean;
  neverReplaces?: boolean;
  /** Names this host for its data connections, and knows no EPSV. */
  pasvHost?: string;
  mostSessions?: number;
  dripMs?: number;
  list?: 'lies' | 'endless';
}

export interface FakeFtp {
  port: number;
  /** Its files by path, without a leading slash. */
  files: Map<string, Buffer>;
  /** All that clients have asked of it. */
  commands: string[];
  faults: FtpFaults;
  close(): Promise<void>;
}

export function startFakeFtp(faults?: FtpFaults): Promise<FakeFtp>;
