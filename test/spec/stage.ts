import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { DEMO } from '../factories/orders.js';
import type { RunningApp } from '../support/app.js';
import { sparing, visit } from '../support/chromium.js';
import { eventually } from '../support/wait.js';

export interface Asked {
  method: string;
  path: string;
  search: string;
  authorization: string | null;
  key: string | null;
  body: string | null;
}

/** `held` never comes; `cut` is a broken line. */
export type Answer = { status: number; json?: object; text?: string } | 'held' | 'cut' | 'real';

export interface Rewriting {
  file: RegExp;
  text: (text: string) => string;
}

export interface Play {
  rewritten: Rewriting[];
  /** As most people have it; each page asks for a hundred files more. */
  loadsAhead: boolean;
}

/** One sentence of the specification and how a browser shows that it holds. */
export interface Wire {
  says: string;
  proof: (stage: Stage) => Promise<void>;
}

/** The page itself did not come: whatever was to be proven on it is open. */
export class NotStarted extends Error {}

/** A busy machine may take long to bring a page; what happens on it is quick. */
const START_MS = 45_000;

/** What was asked of a document that went away meanwhile may stay without an answer for ever. */
const ANSWER_MS = 10_000;

/** The built product in a browser whose clock stands still until it is told to go on. */
export class Stage {
  readonly asked: Asked[] = [];
  readonly said: string[] = [];
  /** The instant at which the clock of the page stands still. */
  readonly now = Date.UTC(2026, 6, 20, 12);
  private readonly answers = new Map<string, Answer[]>();

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly url: string,
  ) {}

  static async open(running: RunningApp, chromium: Browser, { rewritten, loadsAhead }: Play): Promise<Stage> {
    const window = await visit(chromium);
    const { context, page } = loadsAhead ? window : await sparing(window);
    context.setDefaultTimeout(5_000);
    context.setDefaultNavigationTimeout(START_MS);
    const stage = new Stage(page, context, running.url);
    running.clock.set(new Date(stage.now));
    page.on('console', (message) => stage.said.push(`${message.type()}: ${message.text()}`));
    await page.clock.install({ time: stage.now - 60_000 });
    await page.clock.pauseAt(stage.now);
    await context.route(
      (url) => url.origin === running.url,
      (route) => stage.reply(route, rewritten),
    );
    return stage;
  }

  close(): Promise<void> {
    return this.context.close();
  }

  /** The answers to a path, in order; the last one stays. */
  on(path: string, ...answers: Answer[]): void {
    this.answers.set(path, answers);
  }

  async signIn(): Promise<void> {
    const headers = { origin: this.url };
    const answer = await this.context.request.post(`${this.url}/api/auth/login`, { data: DEMO, headers });
    if (!answer.ok()) throw new Error(await answer.text());
  }

  async goto(path: string): Promise<void> {
    try {
      await this.page.goto(this.url + path);
      await this.alive();
    } catch (cause) {
      throw new NotStarted(`${path} did not come.`, { cause });
    }
  }

  alive = (): Promise<void> => this.page.locator('html[data-alive]').waitFor({ timeout: START_MS });

  /** Signed in at the page of the printers, after its first calls. */
  async atPrinters(): Promise<void> {
    await this.signIn();
    await this.goto('/app/printerQueue');
    await this.until('/api/auth/session', 1);
    await this.settle();
  }

  pass(ms: number): Promise<void> {
    return this.page.clock.runFor(ms);
  }

  count = (path: string): number => this.asked.filter((one) => one.path === path).length;

  async until(path: string, times: number): Promise<void> {
    await eventually(() => this.count(path) >= times);
    await this.settle();
  }

  /** Whatever was begun has had the time to go out: two turns around the network. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 2; turn++) {
      await answered(this.page.evaluate(() => fetch('/spec-turn').then(() => undefined)));
    }
  }

  /** A document keeps the mark, a reload loses it. */
  mark = () => this.page.evaluate(() => Object.assign(window, { marked: true }));
  isMarked = () => answered(this.page.evaluate(() => 'marked' in window));

  show(state: 'visible' | 'hidden'): Promise<void> {
    return this.page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }

  complaints = (): string[] => this.said.filter((line) => line.startsWith('error: '));

  testPrint = () => this.page.getByRole('button', { name: /^Testdruck auf/ }).first();

  toasts = (position: string) => this.page.locator(`[data-position=${position}] [data-phase]`);

  async hasToken(): Promise<boolean> {
    return (await this.context.cookies()).some(({ name }) => name === 'access');
  }

  private async reply(route: Route, rewritten: Rewriting[]): Promise<void> {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const headers = request.headers();
    this.asked.push({
      method: request.method(),
      path: pathname,
      search,
      authorization: headers.authorization ?? null,
      key: headers['idempotency-key'] ?? null,
      body: request.postData(),
    });
    if (pathname === '/spec-turn') return route.fulfill({ status: 204 });
    const queued = this.answers.get(pathname);
    const answer = (queued && queued.length > 1 ? queued.shift() : queued?.[0]) ?? 'real';
    if (answer === 'held') return;
    if (answer === 'cut') return route.abort('connectionfailed');
    if (answer !== 'real') return route.fulfill(fulfilmentOf(answer));

    const wanted = rewritten.filter(({ file }) => file.test(pathname));
    if (wanted.length === 0) return route.continue();
    const response = await route.fetch();
    const body = wanted.reduce((text, { text: change }) => change(text), await response.text());
    return route.fulfill({ response, body });
  }
}

async function answered<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page did not answer.')), ANSWER_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

const fulfilmentOf = ({ status, json, text }: Exclude<Answer, string>) =>
  json ? { status, json } : { status, body: text ?? '', contentType: 'text/plain' };
