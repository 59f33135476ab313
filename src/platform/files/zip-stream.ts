import { createHash } from 'node:crypto';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipFile {
  name: string;
  content: AsyncIterable<string | Buffer> | Iterable<string | Buffer>;
  /** Already packed, such as a PDF. */
  stored?: boolean;
}

/** What went into an archive. */
export interface Packed {
  name: string;
  bytes: number;
  sha256: string;
}

/** An archive that leaves while it is written: only what is on its way is in memory. */
export async function* zipOf(
  files: AsyncIterable<ZipFile>,
  at: Date,
  packed: (file: Packed) => void = () => undefined,
): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  const zip = new Zip((error, data) => {
    if (error) throw error;
    ready.push(Buffer.from(data));
  });
  for await (const { name, content, stored } of files) {
    const entry = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const part of content) {
      const data = typeof part === 'string' ? Buffer.from(part) : part;
      hash.update(data);
      bytes += data.length;
      entry.push(data);
      yield* ready.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    packed({ name, bytes, sha256: hash.digest('hex') });
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
