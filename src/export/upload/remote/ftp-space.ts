import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import type { Target } from '../../../platform/dial/dial.js';
import { type CertificateTrust, fingerprintOf } from './certificate-trust.js';
import { dataOpener } from './ftp-data.js';
import { RemoteTrouble } from './remote.errors.js';
import type { RemoteSpace, Source, WebSpaceAccess } from './remote-space.types.js';
import { SmallSink } from './small-sink.js';
import { type RemoteStage, troubleKind } from './trouble.rules.js';
import { hearWholeLines } from './whole-lines.js';

/** Only a server that knows no SIZE is asked for a list, and only of a folder that holds our own files. */
const LIST_BYTES = 1024 * 1024;
const NO_SUCH_COMMAND = [500, 501, 502, 504];

/** FTP, and FTPS when there is a trust. */
export class FtpSpace implements RemoteSpace {
  fingerprint: string | null = null;
  private readonly client: Client;
  private stage: RemoteStage = 'connect';
  private knowsSize = true;

  constructor(
    private readonly trust: CertificateTrust | null,
    idleMs: number,
  ) {
    this.client = new Client(idleMs, { allowSeparateTransferHost: false, maxListingBytes: LIST_BYTES });
    this.client.prepareTransfer = dataOpener(trust);
    hearWholeLines(this.client.ftp);
  }

  async open(target: Target, { username, password, directory }: WebSpaceAccess): Promise<void> {
    await this.ask(async (client) => {
      await client.connect(target.address, target.port);
      if (this.trust) await this.secure(this.trust);
      this.stage = 'login';
      await client.login(username, password);
      if (this.trust) await this.protectData();
      await client.send('TYPE I');
      this.stage = 'directory';
      if (directory !== '') await client.cd(directory);
      this.stage = 'work';
    });
  }

  async size(path: string): Promise<number | null> {
    if (!this.knowsSize) return this.listedSize(path);
    try {
      return await this.ask((client) => client.size(path), [550]);
    } catch (error) {
      if (!(error instanceof RemoteTrouble && error.kind === 'failed')) throw error;
      this.knowsSize = false;
      return this.listedSize(path);
    }
  }

  async read(path: string, maxBytes: number): Promise<Buffer | null> {
    const sink = new SmallSink(maxBytes);
    const response = await this.ask((client) => client.downloadTo(sink, path), [550]);
    return response && sink.bytes;
  }

  async upload(path: string, source: Source, sent: (bytes: number) => void): Promise<void> {
    const bytes: Readable = 'file' in source ? createReadStream(source.file) : Readable.from([source.bytes]);
    const counted = new Transform({
      transform(part: Buffer, _encoding, done) {
        sent(part.length);
        done(null, part);
      },
    });
    bytes.on('error', (error) => counted.destroy(error));
    try {
      await this.ask((client) => client.uploadFrom(bytes.pipe(counted), path));
    } finally {
      bytes.destroy();
    }
  }

  async rename(from: string, to: string): Promise<void> {
    await this.ask((client) => client.rename(from, to));
  }

  async remove(path: string): Promise<boolean> {
    return (await this.ask((client) => client.remove(path), [550])) !== null;
  }

  async makeFolder(path: string): Promise<void> {
    // 550 and 521 say that it is there; whether it can be written to shows with the first file.
    await this.ask((client) => client.send(`MKD ${path}`), [550, 521, 553]);
  }

  close(): void {
    this.client.close();
  }

  private async secure(trust: CertificateTrust): Promise<void> {
    this.stage = 'secure';
    await this.client.useTLS(trust.options);
    const { socket } = this.client.ftp;
    if (!(socket instanceof TLSSocket)) throw new RemoteTrouble('tlsFailed', 'secure');
    const trouble = trust.troubleWith(socket);
    if (trouble) throw trouble;
    this.fingerprint = fingerprintOf(socket);
  }

  /** Without it files would travel in clear while the password did not. */
  private async protectData(): Promise<void> {
    await this.client.send('PBSZ 0');
    await this.client.send('PROT P');
  }

  private async listedSize(path: string): Promise<number | null> {
    const cut = path.lastIndexOf('/');
    const entries = await this.ask((client) => client.list(path.slice(0, Math.max(cut, 0))), [550, 450]);
    // Names of a foreign server are compared, never followed.
    return entries?.find(({ name, isFile }) => isFile && name === path.slice(cut + 1))?.size ?? null;
  }

  /** null where the server answers with a code that means "no such file" here. */
  private async ask<T>(run: (client: Client) => Promise<T>, absent: number[] = []): Promise<T | null> {
    try {
      return await run(this.client);
    } catch (error) {
      if (error instanceof FTPError && absent.includes(error.code)) return null;
      throw this.troubleOf(error);
    }
  }

  private troubleOf(error: unknown): RemoteTrouble {
    if (error instanceof RemoteTrouble) return this.closing(error);
    if (error instanceof FTPError) {
      const isUnknown = this.stage === 'work' && NO_SUCH_COMMAND.includes(error.code);
      return new RemoteTrouble(isUnknown ? 'failed' : troubleKind(error, this.stage), this.stage);
    }
    const { code = null, message } = error as NodeJS.ErrnoException;
    return this.closing(new RemoteTrouble(troubleKind({ code, message }, this.stage), this.stage));
  }

  /** What still comes in would be taken for the answer to the next command. */
  private closing(trouble: RemoteTrouble): RemoteTrouble {
    this.client.close();
    return trouble;
  }
}
