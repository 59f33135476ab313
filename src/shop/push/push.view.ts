/** What a browser needs to know to be called. */
export interface PushKey {
  publicKey: string;
}
