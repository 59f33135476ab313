import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Line } from './line.mjs';

const KEPT_TOKENS = 50;
const SERVER_MS = 10_000;
export const LOOK_EVERY_MS = 15_000;

/** Asks, fetches, prints and reports. What was printed stands on disk, so that no power cut prints it twice. */
export class PrintAgent {
  looked = 0;
  state = 'starting';

  constructor({ url, printer = null, stateFile, patience, say = () => undefined }) {
    Object.assign(this, { url: url.replace(/\/+$/, ''), fixed: printer, stateFile, patience, say });
    this.printer = printer;
    this.papers = read(stateFile);
  }

  /** One turn; true when there may be more to do at once. */
  async cycle() {
    await this.reportAll();
    if (this.printer && Date.now() - this.looked > LOOK_EVERY_MS) await this.look();
    const answer = await this.ask();
    if (!this.fixed && answer.printer !== undefined) this.learn(answer.printer);
    if (!answer.job || !this.printer) return false;
    const isDone = await this.bring(answer.job.token);
    await this.reportAll();
    return isDone;
  }

  async look() {
    const line = await this.open();
    line?.close();
  }

  /** Connects and asks how the printer is; null when it is in trouble, and the server is told at the next turn. */
  async open() {
    this.looked = Date.now();
    const line = await Line.open(this.printer, this.patience);
    const state = line ? await line.status() : 'unreachable';
    if (state !== this.state) this.say(`Drucker ${this.printer.host}: ${state}`);
    this.state = state;
    if (state === 'ok' || state === 'paperLow') return line;
    line?.close();
    return null;
  }

  async bring(token) {
    const known = this.papers.find((paper) => paper.token === token);
    if (known?.result === 'printed' || known?.result === 'duplicate') {
      this.note(token, 'duplicate');
      return true;
    }
    const line = await this.open();
    if (!line) return true;
    try {
      const bytes = await this.fetch(token);
      if (!bytes) return false;
      // Before the first byte leaves: who comes back after a power cut must know that there may be a paper.
      this.note(token, 'unconfirmed', true);
      this.note(token, await line.print(bytes));
      return true;
    } finally {
      line.close();
    }
  }

  /** Null when it is not there any more. */
  async fetch(token) {
    const response = await this.send('GET', `/${token}`);
    return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : null;
  }

  /** A word that did not get through is said again at the next turn, until the server has heard it. */
  async reportAll() {
    for (const paper of this.papers.filter(({ told }) => !told)) {
      await this.report(paper);
      this.say(`Bon ${paper.token}: ${paper.result}`);
      paper.told = true;
      this.save();
    }
  }

  async report({ token, result }) {
    const { status } = await this.send('POST', `/${token}`, { result });
    if (status !== 200) throw new Error(`Der Server antwortet ${status}`);
  }

  async ask() {
    const response = await this.send('POST', '', { state: this.state });
    if (response.status === 404) throw new Error('Diese Adresse gilt nicht mehr. Bitte in Tresen nachsehen.');
    if (response.status !== 200) throw new Error(`Der Server antwortet ${response.status}`);
    return response.json();
  }

  learn(printer) {
    if (printer && !isHome(printer.host)) return this.say(`${printer.host} liegt nicht in diesem Netz`);
    if (printer?.host !== this.printer?.host || printer?.port !== this.printer?.port) this.looked = 0;
    this.printer = printer;
  }

  note(token, result, told = false) {
    this.papers = [...this.papers.filter((paper) => paper.token !== token), { token, result, told }];
    this.papers = this.papers.slice(-KEPT_TOKENS);
    this.save();
  }

  save() {
    mkdirSync(path.dirname(this.stateFile), { recursive: true });
    writeFileSync(`${this.stateFile}.new`, JSON.stringify(this.papers), { mode: 0o600, flush: true });
    renameSync(`${this.stateFile}.new`, this.stateFile);
  }

  send(method, below, body) {
    return fetch(this.url + below, {
      method,
      body: body && JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(SERVER_MS),
    });
  }
}

/** Whatever the server says, this program speaks to printers in its own network only. */
function isHome(host) {
  if (!isIPv4(host)) return /^f[cd][0-9a-f]{2}:/i.test(host);
  const [a, b] = host.split('.').map(Number);
  return a === 10 || a === 127 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Asks until it is stopped. A server that is away is asked again. */
export function startPrintAgent({ pollSeconds = 5, onTrouble, ...options }) {
  const agent = new PrintAgent(options);
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      const mayBeMore = await agent.cycle().catch((error) => onTrouble?.(error));
      const pause = mayBeMore ? 50 : pollSeconds * 1_000;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return Object.assign(agent, {
    async stop() {
      stopping.abort();
      await ended;
    },
  });
}
