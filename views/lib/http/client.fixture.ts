import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  path: string;
  authorization: string | null;
  key: string | null;
  body: unknown;
}

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** A counter that answers what the test tells it to, over a real socket. */
export class Counter {
  readonly seen: Seen[] = [];
  /** The one token it accepts; null accepts everybody. */
  accepts: string | null = null;
  private readonly answers = new Map<string, Answer[]>();
  private server: Server | undefined;

  async start(): Promise<string> {
    this.server = createServer((request, response) => {
      void this.answer(request).then(({ status, body, headers }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(body === undefined ? '' : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<unknown> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    this.server?.closeAllConnections();
    return closed;
  }

  forget(): void {
    this.seen.length = 0;
    this.answers.clear();
    this.accepts = null;
  }

  /** The answers to a path, in order; the last one stays. */
  on(path: string, ...answers: Answer[]): void {
    this.answers.set(path, answers);
  }

  asked(path: string): Seen[] {
    return this.seen.filter((one) => one.path === path);
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { method = '', url = '', headers } = request;
    const authorization = headers.authorization ?? null;
    const key = headers['idempotency-key'];
    const body = await textOf(request);
    this.seen.push({
      method,
      path: url,
      authorization,
      key: typeof key === 'string' ? key : null,
      body: request.headers['content-type'] === 'application/json' ? JSON.parse(body) : body || null,
    });
    if (this.accepts && !url.startsWith('/api/auth/') && authorization !== `Bearer ${this.accepts}`) {
      return { status: 401, body: { success: false, code: 'UNAUTHORIZED', message: 'Bitte melde dich an.' } };
    }
    const answers = this.answers.get(url) ?? [];
    return (
      (answers.length > 1 ? answers.shift() : answers[0]) ?? {
        status: 200,
        body: { success: true, data: null },
      }
    );
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

interface Browser {
  cookies: Map<string, string>;
  fire: (event: string) => void;
}

/** As much of a browser as the client touches outside of React. */
export function browserAt(url: string): Browser {
  const location = new URL('/app/orderHistory?day=1', url);
  const cookies = new Map<string, string>();
  const listeners = new Map<string, () => void>();
  const document = {
    visibilityState: 'visible',
    querySelector: () => null,
    addEventListener: (name: string, run: () => void) => void listeners.set(name, run),
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
      if (line.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  // Node keeps a process alive for an open channel.
  Object.assign(globalThis, { document, location, BroadcastChannel: undefined });
  return { cookies, fire: (name) => listeners.get(name)?.() };
}

/** An access token of ten minutes, issued so many minutes ago. */
export function aToken(name: string, minutesAgo = 0): string {
  const iat = Math.floor(Date.now() / 1_000) - minutesAgo * 60;
  return `h.${Buffer.from(JSON.stringify({ name, iat, exp: iat + 600 })).toString('base64url')}.s`;
}
