import type { RunningApp } from './app.js';

export interface Answered<T = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: { success: boolean; data: T; code?: string; message?: string; fields?: Record<string, string> };
}

interface Cookie {
  value: string;
  path: string;
  attributes: string;
}

/** Speaks HTTP as a browser does: keeps cookies by path, names its origin, follows no redirect. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  token: string | null = null;

  constructor(
    private readonly running: Pick<RunningApp, 'url'>,
    private readonly defaults: Record<string, string> = {},
  ) {}

  post<T = unknown>(path: string, body: unknown = {}, headers: Headers_ = {}): Promise<Answered<T>> {
    const origin = { origin: this.running.url };
    return this.ask('POST', path, { 'content-type': 'application/json', ...origin, ...headers }, body);
  }

  get<T = unknown>(path: string, headers: Headers_ = {}): Promise<Answered<T>> {
    return this.ask('GET', path, headers);
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<Answered<Tokens>> {
    const answer = await this.post<Tokens>('/api/auth/login', { email, password });
    if (answer.body.success) this.token = answer.body.data.token;
    return answer;
  }

  /** A second tab of the same browser: the same cookies. */
  tab(): Browser {
    const tab = new Browser(this.running, this.defaults);
    Object.assign(tab, { cookies: this.cookies, token: this.token });
    return tab;
  }

  private async ask<T>(
    method: string,
    path: string,
    headers: Headers_,
    body?: unknown,
  ): Promise<Answered<T>> {
    const authorization = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const cookie = this.cookiesFor(path);
    const sent = { ...this.defaults, ...authorization, ...(cookie && { cookie }), ...headers };
    const response = await fetch(this.running.url + path, {
      method,
      redirect: 'manual',
      headers: Object.fromEntries(Object.entries(sent).filter((entry) => entry[1] !== undefined)) as Record<
        string,
        string
      >,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: parsed(text) as Answered<T>['body'],
    };
  }

  private cookiesFor(path: string): string {
    return [...this.cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=', 2);
    const path = attributes.find((text) => text.startsWith('Path='))?.slice(5) ?? '/';
    if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, { value, path, attributes: attributes.join('; ') });
  }
}

export interface Tokens {
  token: string;
  refreshToken: string;
  expiresAt: string;
}

type Headers_ = Record<string, string | undefined>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
