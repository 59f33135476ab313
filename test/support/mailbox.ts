import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import type { Env } from '../../src/platform/env/env.js';

/** A running product, as far as its mails are concerned. */
export interface Letterbox {
  env: Pick<Env, 'DATA_DIR'>;
}

const PATIENCE_MS = 10_000;
const known = new Map<string, Promise<Email>>();

/** The mails that were laid down for one person, oldest first. */
export async function mailsTo({ env }: Letterbox, address: string): Promise<Email[]> {
  const folder = path.resolve(env.DATA_DIR, 'mail');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
  const mails = await Promise.all(files.sort().map((file) => readOnce(path.join(folder, file))));
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** It is laid down whole and stays as it is. Slices wait in the process of the product: reading all of them again and again holds up the mail they wait for. */
function readOnce(file: string): Promise<Email> {
  const mail = known.get(file) ?? PostalMime.parse(readFileSync(file));
  known.set(file, mail);
  return mail;
}

/** Waits for a mail with this subject; the queue delivers it in its own time. */
export async function mailTo(running: Letterbox, address: string, subject: string): Promise<Email> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(50)) {
    const found = (await mailsTo(running, address)).findLast((mail) => mail.subject === subject);
    if (found) return found;
  }
  throw new Error(`No mail "${subject}" came for ${address}.`);
}

/** The token of the link in a mail. */
export function tokenIn({ text = '' }: Email): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No link with a token in:\n${text}`);
  return token;
}
