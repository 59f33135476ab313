import { createHash } from 'node:crypto';
import SftpClient from 'ssh2-sftp-client';
import type { Target } from '../../../platform/dial/dial.js';
import { asHostKey } from './fingerprint.rules.js';
import { RemoteTrouble } from './remote.errors.js';
import type { RemoteSpace, Source, WebSpaceAccess } from './remote-space.types.js';
import { SmallSink } from './small-sink.js';
import { type RemoteStage, troubleKind } from './trouble.rules.js';

export class SftpSpace implements RemoteSpace {
  fingerprint: string | null = null;
  private readonly client = new SftpClient('upload', { error: noop, end: noop, close: noop });
  private stage: RemoteStage = 'connect';
  private root = '';
  private hasPosixRename = true;

  async open(target: Target, access: WebSpaceAccess, idleMs: number): Promise<void> {
    await this.ask(async (client) => {
      answerQuestions(client, access.password);
      await client.connect({
        host: target.address,
        port: target.port,
        username: access.username,
        password: access.password,
        tryKeyboard: true,
        readyTimeout: idleMs,
        keepaliveInterval: idleMs / 2,
        hostVerifier: (key: Buffer) => this.isKnown(key, access.fingerprint),
      });
      this.stage = 'directory';
      this.root = await client.realPath(access.directory === '' ? '.' : access.directory);
      if (this.root === '') throw new RemoteTrouble('directoryMissing', 'directory');
      const { isDirectory } = await client.stat(this.root);
      if (!isDirectory) throw new RemoteTrouble('directoryMissing', 'directory');
      this.stage = 'work';
    });
  }

  size(path: string): Promise<number | null> {
    return this.ask(async (client) => {
      const { isFile, size } = await client.stat(this.at(path));
      return isFile ? size : null;
    }, 'missing');
  }

  async read(path: string, maxBytes: number): Promise<Buffer | null> {
    const sink = new SmallSink(maxBytes);
    const got = await this.ask((client) => client.get(this.at(path), sink), 'missing');
    return got === null ? null : sink.bytes;
  }

  async upload(path: string, source: Source, sent: (bytes: number) => void): Promise<void> {
    const stored = await this.ask(async (client) => {
      if ('bytes' in source) {
        await client.put(source.bytes, this.at(path));
        sent(source.bytes.length);
      } else {
        await client.fastPut(source.file, this.at(path), { step: (_total, part) => sent(part) });
      }
      return true;
    }, 'failed');
    // "Failure" is all that servers say of a disk that is full.
    if (!stored) throw new RemoteTrouble('notStored', 'work');
  }

  async rename(from: string, to: string): Promise<void> {
    if (this.hasPosixRename) {
      try {
        await this.ask((client) => client.posixRename(this.at(from), this.at(to)));
        return;
      } catch (error) {
        if (!(error instanceof RemoteTrouble) || error.kind !== 'failed') throw error;
        this.hasPosixRename = false;
      }
    }
    await this.ask((client) => client.rename(this.at(from), this.at(to)));
  }

  async remove(path: string): Promise<boolean> {
    return (await this.ask((client) => client.delete(this.at(path)), 'missing')) !== null;
  }

  async makeFolder(path: string): Promise<void> {
    // "Failure" is all that servers say of a folder that is there.
    await this.ask((client) => client.mkdir(this.at(path)), 'failed');
  }

  close(): void {
    this.client.end().catch(noop);
  }

  private at(path: string): string {
    return this.root.endsWith('/') ? this.root + path : `${this.root}/${path}`;
  }

  private isKnown(key: Buffer, pinned: string | null): boolean {
    this.fingerprint = createHash('sha256').update(key).digest('hex');
    return pinned === null || pinned === this.fingerprint;
  }

  /** null where what went wrong is no trouble here. */
  private async ask<T>(
    run: (client: SftpClient) => Promise<T>,
    harmless?: 'missing' | 'failed',
  ): Promise<T | null> {
    try {
      return await run(this.client);
    } catch (error) {
      const trouble = this.troubleOf(error);
      if (harmless !== undefined && trouble.kind === harmless) return null;
      throw trouble;
    }
  }

  private troubleOf(error: unknown): RemoteTrouble {
    if (error instanceof RemoteTrouble) return error;
    const { code = null, message } = error as NodeJS.ErrnoException;
    if (/host denied|verification failed/i.test(message)) {
      const seen = this.fingerprint ? `Gezeigt wurde ${asHostKey(this.fingerprint)}.` : '';
      return new RemoteTrouble('fingerprint', 'secure', seen);
    }
    const kind = troubleKind({ code, message }, this.stage);
    return new RemoteTrouble(kind, kind === 'login' ? 'login' : this.stage);
  }
}

/** Many servers ask for the password as a question instead of taking it. */
function answerQuestions(client: SftpClient, password: string): void {
  client.on('keyboard-interactive', (...[, , , prompts, finish]: KeyboardQuestion) =>
    finish(prompts.map(() => password)),
  );
}

type KeyboardQuestion = [
  name: string,
  instructions: string,
  language: string,
  prompts: readonly unknown[],
  finish: (answers: string[]) => void,
];

function noop(): void {}
