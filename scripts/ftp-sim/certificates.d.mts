export interface TestCertificate {
  cert: string;
  key: string;
  /** SHA-256 in hex. */
  fingerprint: string;
}

export function selfSigned(host: string, validity?: { from?: number; until?: number }): TestCertificate;
