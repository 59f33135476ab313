import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime from 'postal-mime';

const DEADLINE_MS = 15_000;

/** One person and the calls they make. What the product refuses is an error: the story of a fixture has no refusals. */
export class Client {
  constructor({ url, dataDir }) {
    Object.assign(this, { url, dataDir, token: null, refreshToken: null, cookies: new Map() });
  }

  async signIn(email, password) {
    return this.takeTokens(await this.post('auth/login', { email, password }));
  }

  takeTokens({ token, refreshToken }) {
    Object.assign(this, { token, refreshToken });
    return this;
  }

  get(call) {
    return this.ask('GET', call);
  }

  post(call, body = {}, headers = {}) {
    return this.ask('POST', call, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  }

  upload(call, bytes, name) {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    return this.ask('POST', call, form);
  }

  order(slug, body) {
    return this.post(`storefront/${slug}/order`, body, { 'idempotency-key': randomUUID() });
  }

  async ask(method, call, body, headers = {}) {
    const answer = await fetch(`${this.url}/api/${call}`, {
      method,
      headers: {
        origin: this.url,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      body,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    this.keep(answer.headers.getSetCookie());
    const { success, data, message, fields } = await answer.json();
    if (success) return data;
    throw new Error(`${method} ${call}: ${answer.status} ${message} ${JSON.stringify(fields ?? {})}`);
  }

  /** What a page was given, as the pages themselves ask for it; they know people by their cookie. */
  async propsOf(page) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(`${this.url}${page}/index.pageContext.json`, { headers: { cookie } });
    return (await answer.json()).props;
  }

  keep(lines) {
    for (const line of lines) {
      const [name, value] = line.split(';')[0].split('=', 2);
      this.cookies.set(name, value);
    }
  }

  /** The token in the newest mail to somebody; without a mail server they lie in the data directory. */
  async tokenMailedTo(address) {
    const folder = path.join(this.dataDir, 'mail');
    return eventually(`a mail to ${address}`, async () => {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      const letters = names.filter((name) => name.endsWith('.eml')).sort();
      const mails = await Promise.all(
        letters.map((name) => PostalMime.parse(readFileSync(path.join(folder, name)))),
      );
      const mine = mails.findLast(({ to }) => to?.some((one) => one.address === address));
      return /[?&]token=([\w-]+)/.exec(mine?.text ?? '')?.[1];
    });
  }
}

export async function eventually(what, ask) {
  for (let tried = 0; tried < 300; tried++) {
    const answer = await ask();
    if (answer) return answer;
    await sleep(100);
  }
  throw new Error(`It never happened: ${what}.`);
}
