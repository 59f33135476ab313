import { mkdir, rename, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { newId } from '../../shared/ids.js';
import { withDeadline } from '../dial/deadline.js';
import { Env } from '../env/env.js';
import { type ComposedMail, type Message, messageOf } from './mail.message.js';

/** `?deadline=10` in SMTP_URL says otherwise. */
const DEADLINE_SECONDS = 30;
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands a finished mail to the mail server, or lays it down as a file where there is none. */
@Injectable()
export class Postman {
  private readonly log = new Logger('Mail');
  private readonly folder: string;

  constructor(private readonly env: Env) {
    this.folder = path.resolve(env.DATA_DIR, 'mail');
  }

  async deliver(mail: ComposedMail): Promise<void> {
    const message = await messageOf(mail);
    if (this.env.SMTP_URL) return this.send(message, new URL(this.env.SMTP_URL));
    const file = await this.layDown(message);
    this.log.log(`No SMTP_URL: the mail "${mail.subject}" is in ${file}`);
  }

  /** The socket is ours, so that the deadline can cut off a server that drips. */
  private async send({ envelope, content: raw }: Message, url: URL): Promise<void> {
    const secure = url.protocol === 'smtps:';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const seconds = Number(url.searchParams.get('deadline')) || DEADLINE_SECONDS;
    await withDeadline(seconds * 1_000, async (signal) => {
      const socket = net.connect({ host, port: Number(url.port || (secure ? 465 : 587)) });
      signal.addEventListener('abort', () => socket.destroy());
      const transport = createTransport({
        host,
        secure,
        auth: authOf(url),
        ...PATIENCE,
        getSocket: (_: unknown, done: (error: Error | null, options: object) => void) =>
          done(null, { connection: socket }),
      } as object);
      await connected(socket);
      await transport.sendMail({ envelope, raw, disableFileAccess: true, disableUrlAccess: true });
    });
  }

  private async layDown({ content }: Message): Promise<string> {
    const file = path.join(this.folder, `${newId()}.eml`);
    await this.write(`${file}.part`, content);
    await rename(`${file}.part`, file);
    return file;
  }

  /** The folder is there, except the first time. */
  private async write(file: string, content: Buffer): Promise<void> {
    const write = () => writeFile(file, content, { mode: 0o600 });
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(this.folder, { recursive: true });
      await write();
    });
  }
}

const authOf = ({ username, password }: URL) =>
  username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;

const connected = (socket: net.Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('connect', resolve).once('error', reject);
  });
