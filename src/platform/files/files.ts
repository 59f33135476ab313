export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** What is too big for the store. A key reads `shopId/...`; one key is never the folder of another. */
export abstract class Files {
  abstract put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  abstract get(key: string): Promise<StoredFile | null>;
  abstract delete(key: string): Promise<void>;
  /** In the order of their names. */
  abstract list(prefix: string): AsyncIterable<string>;
}
