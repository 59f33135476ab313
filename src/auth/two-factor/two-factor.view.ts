/** What the browser shows once, to be scanned or typed. */
export interface PendingTwoFactor {
  secret: string;
  uri: string;
  /** The QR code as SVG. */
  picture: string;
}
