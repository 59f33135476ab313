import { setTimeout as sleep } from 'node:timers/promises';
import { keepTurning } from './keep-turning.mjs';
import { printStar, printText } from './star-decoder.mjs';

const STARPRNT = 'application/vnd.star.starprnt';
const PATIENCE_MS = 10_000;

/**
 * A Star printer as its server sees it: it asks, fetches and confirms over HTTP. One step at a time with `cycle()`,
 * or by itself with `startPrinterSim`. Every fault is a number: how often it still happens.
 */
export class StarPrinter {
  /** Papers in the tray: `{ token, media, bytes, lines, text, drawer, unknown }`. */
  paper = [];
  /** Every request: `{ verb, status, token, code }`. */
  requests = [];
  statusCode = '200';

  constructor({ url, mac = '00:11:62:0d:ec:0a', media = [STARPRNT], faults = {}, onPaper, onRequest }) {
    Object.assign(this, { url, mac, media, onPaper, onRequest });
    this.faults = { ...faults };
  }

  /** Asks once and does what the answer says. */
  async cycle() {
    const offer = await this.poll();
    if (!offer?.jobReady || !this.isOnline() || this.strikes('neverGet')) return offer;
    await this.print(offer);
    return offer;
  }

  async poll(extra = {}) {
    const status = {
      status: '23 6 0 0 0 0 0 0 0',
      printerMAC: this.mac,
      statusCode: encodeURIComponent(this.isOnline() ? `${this.statusCode} OK` : this.statusCode),
      printingInProgress: false,
      clientAction: null,
      ...extra,
    };
    const answer = await this.send('POST', '', { body: JSON.stringify(status), type: 'application/json' });
    return answer.status === 200 ? JSON.parse(answer.body.toString('utf8')) : null;
  }

  async print({ jobToken: token, mediaTypes = [], deleteMethod = 'DELETE' }) {
    const type = this.media.find((media) => mediaTypes.includes(media));
    if (!type) return this.confirm(token, '510', deleteMethod);
    const code = this.faults.code;
    if (code) return this.confirm(token, String(code), deleteMethod);

    const fetched = await this.fetch(token, type);
    if (fetched.status !== 200) return this.confirm(token, '520', deleteMethod);
    if (this.strikes('powerLoss')) return this.loseAll();
    if (this.strikes('paperOut')) return this.runOut(token, deleteMethod, '410');
    if (this.strikes('coverOpen')) return this.runOut(token, deleteMethod, '420');
    if (this.strikes('slow')) await sleep(this.faults.slowMs ?? 8_000);

    this.out(token, fetched);
    if (this.strikes('doubleGet')) await this.printAgain(token, type);
    await this.confirmed(token, deleteMethod);
  }

  fetch(token, type) {
    return this.send('GET', query({ uid: '', mac: this.mac, type, token }), { token });
  }

  async confirmed(token, deleteMethod) {
    if (this.strikes('loseDelete')) return this.note('(DELETE ging verloren)', token);
    const times = this.strikes('tripleDelete') ? 3 : 1;
    for (let time = 0; time < times; time++) await this.confirm(token, '200', deleteMethod);
    if (this.strikes('duplicateToken')) await this.comeBackTo(this.before ?? token);
    this.before = token;
  }

  confirm(token, code, method = 'DELETE') {
    const params = query({ uid: '', mac: this.mac, code: `${code} OK`, token });
    if (method === 'GET') return this.send('GET', `${params}&delete`, { token, code });
    return this.send('DELETE', params, { token, code });
  }

  refill() {
    this.statusCode = '200';
  }

  isOnline() {
    return this.statusCode.startsWith('2');
  }

  out(token, { body, media }) {
    const decoded = decodedAs(media, body);
    const text = decoded.lines.map((line) => line.text ?? line.qr ?? '').join('\n');
    const paper = { token, media, bytes: body, text, ...decoded };
    this.paper.push(paper);
    this.onPaper?.(paper);
  }

  async printAgain(token, type) {
    await sleep(this.faults.doubleGetAfterMs ?? 6_000);
    const again = await this.fetch(token, type);
    if (again.status === 200) this.out(token, again);
  }

  /** It thinks that an old paper is the next one; what it is given it prints. */
  async comeBackTo(token) {
    const again = await this.fetch(token, this.media[0]);
    if (again.status === 200) this.out(token, again);
    await this.confirm(token, again.status === 200 ? '200' : '520');
  }

  async loseAll() {
    this.note('(Stromausfall)');
    await sleep(this.faults.powerLossMs ?? 8_000);
  }

  async runOut(token, method, code) {
    this.statusCode = code;
    this.note(code === '410' ? '(Papier ist aus)' : '(Deckel ist offen)');
    await this.confirm(token, code, method);
    if (this.faults.refillAfterMs !== undefined)
      setTimeout(() => this.refill(), this.faults.refillAfterMs).unref();
  }

  strikes(fault) {
    const left = this.faults[fault] ?? 0;
    if (left > 0) this.faults[fault] = left - 1;
    return left > 0;
  }

  note(verb, token) {
    const entry = { verb, status: 0, token };
    this.requests.push(entry);
    this.onRequest?.(entry);
  }

  async send(verb, search, { body, type, token, code }) {
    const response = await fetch(this.url + search, {
      method: verb,
      body,
      headers: { 'user-agent': 'Star printer simulator', ...(type && { 'content-type': type }) },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const entry = { verb, status: response.status, token, code };
    this.requests.push(entry);
    this.onRequest?.(entry);
    return { status: response.status, body: bytes, media: response.headers.get('content-type') ?? '' };
  }
}

/** After a paper it asks again at once: more may wait. */
export function startPrinterSim({ pollSeconds, onTrouble, ...options }) {
  const printer = new StarPrinter(options);
  const turn = async () => (await printer.cycle())?.jobReady && printer.isOnline();
  return keepTurning(printer, { pollSeconds, onTrouble, turn });
}

function decodedAs(media, body) {
  if (media.startsWith('text/plain')) return printText(body);
  // Dots are for eyes: the page of the simulator shows them.
  if (media === 'image/png') return { lines: [{ picture: body.toString('base64') }], drawer: 0, unknown: [] };
  return printStar(body);
}

const query = (params) => `?${new URLSearchParams(params)}`;
