/** A stored document. Its bytes are replaced as a whole, never changed, so a reader may keep them. */
export interface Row {
  readonly rid: number;
  readonly key: string;
  bytes: Buffer;
}
