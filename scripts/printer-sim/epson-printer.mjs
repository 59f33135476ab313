import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { keepTurning } from './keep-turning.mjs';

const PATIENCE_MS = 10_000;
const BITS = { ready: 0xf000014, paperOut: 0xf0a003c, coverOpen: 0xf000034, paperLow: 0xf020014 };
const CODES = { paperOut: 'EPTR_REC_EMPTY', coverOpen: 'EPTR_COVER_OPEN' };
const PLAIN = { bold: false, inverted: false, wide: false, tall: false };

/**
 * An Epson printer with Server Direct Print as its server sees it. `version` 1 knows no names of papers. Every fault is a
 * number: how often it still happens.
 */
export class EpsonPrinter {
  /** Papers in the tray: `{ token, lines, text, drawer, unknown }`. */
  paper = [];
  /** Every request: `{ verb, status, token, code }`. */
  requests = [];
  /** `ready`, `paperOut`, `coverOpen` or `paperLow`. */
  state = 'ready';

  constructor({ url, version = 2, user, password, faults = {}, onPaper, onRequest }) {
    Object.assign(this, { url, version, user, password, onPaper, onRequest });
    this.faults = { ...faults };
  }

  /** Asks once and prints what it is given. */
  async cycle() {
    const answer = await this.ask();
    if (answer.status !== 200 || answer.body === '') return false;
    if (this.strikes('powerLoss')) return true;
    const print = readRequest(answer.body);
    const isForeign = this.version === 1 && print.version === '2.00';
    if (isForeign || this.strikes('wrongMedia')) return this.tell(print, 'SchemaError');
    if (this.strikes('paperOutInside')) this.state = 'paperOut';
    if (this.strikes('coverOpenInside')) this.state = 'coverOpen';
    const code = CODES[this.state];
    if (code) return this.tell(print, code);
    if (this.strikes('slow')) await sleep(this.faults.slowMs ?? 8_000);
    this.out(print);
    if (this.strikes('doubleGet')) await this.askTwice();
    if (this.strikes('confirmationLost')) return true;
    await this.tell(print, '');
    if (this.strikes('duplicateToken')) await this.tell(print, '');
    return true;
  }

  /** It asks while it still owes a result; what it is given it prints. */
  async askTwice() {
    const { status, body } = await this.ask();
    if (status === 200 && body !== '') this.out(readRequest(body));
  }

  ask() {
    return this.send({ ConnectionType: 'GetRequest', ID: this.user ?? '' }, 'GetRequest');
  }

  async tell({ token, version }, code) {
    const parameter = `<Parameter><devid>local_printer</devid>${token ? `<printjobid>${token}</printjobid>` : ''}</Parameter>`;
    const response = `<response success="${code === ''}" code="${code}" status="${BITS[this.state]}" battery="0"/>`;
    const file = `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo${version ? ` Version="${version}"` : ''}><ePOSPrint>${parameter}<PrintResponse>${response}</PrintResponse></ePOSPrint></PrintResponseInfo>`;
    await this.result(file, { token, code });
    return true;
  }

  result(file, about = {}) {
    const form = { ConnectionType: 'SetResponse', ID: this.user ?? '', ResponseFile: file };
    return this.send(form, 'SetResponse', about);
  }

  /** What it sends by itself when its state changes, where that is switched on. */
  status() {
    const bits = `0x${BITS[this.state].toString(16).padStart(8, '0')}`;
    const xml = `<?xml version="1.0" encoding="UTF-8"?><statusmonitor version="1.00"><printerstatus><printer deviceid="local_printer" asbstatus="${bits}"/></printerstatus></statusmonitor>`;
    return this.send({ ConnectionType: 'SetStatus', ID: this.user ?? '', Status: xml }, 'SetStatus');
  }

  out({ token, lines }) {
    const text = lines.map((line) => line.text ?? line.qr ?? '').join('\n');
    const paper = { token, media: 'ePOS-Print XML', lines, text, drawer: 0, unknown: [] };
    this.paper.push(paper);
    this.onPaper?.(paper);
  }

  strikes(fault) {
    const left = this.faults[fault] ?? 0;
    if (left > 0) this.faults[fault] = left - 1;
    return left > 0;
  }

  async send(form, verb, { token, code } = {}) {
    let response = await this.post(form);
    const challenge = response.headers.get('www-authenticate');
    if (response.status === 401 && this.user && challenge) {
      this.challenge = challenge;
      response = await this.post(form);
    }
    const entry = { verb, status: response.status, token, code };
    this.requests.push(entry);
    this.onRequest?.(entry);
    return { status: response.status, body: await response.text(), headers: response.headers };
  }

  post(form) {
    const { pathname } = new URL(this.url);
    const authorization = this.challenge && digest(this.challenge, { ...this, uri: pathname });
    return fetch(this.url, {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        ...(authorization && { authorization }),
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  }
}

export function startEpsonSim({ pollSeconds, onTrouble, ...options }) {
  const printer = new EpsonPrinter(options);
  const turn = async () => (await printer.cycle()) && printer.state === 'ready';
  return keepTurning(printer, { pollSeconds, onTrouble, turn });
}

const md5 = (text) => createHash('md5').update(text).digest('hex');

function digest(challenge, { user, password, uri }) {
  const field = (name) => new RegExp(`${name}="([^"]*)"`).exec(challenge)?.[1] ?? '';
  const [realm, nonce] = [field('realm'), field('nonce')];
  const [nc, cnonce] = ['00000001', '0a4f113b'];
  const response = md5(
    `${md5(`${user}:${realm}:${password}`)}:${nonce}:${nc}:${cnonce}:auth:${md5(`POST:${uri}`)}`,
  );
  return `Digest username="${user}", realm="${realm}", nonce="${nonce}", uri="${uri}", qop=auth, nc=${nc}, cnonce="${cnonce}", response="${response}"`;
}

/** The XML as the printer reads it: what is not in Epson's manual is an error. */
export function readRequest(xml) {
  const parser = new SaxesParser();
  const read = { version: '', token: '', lines: [] };
  let line = null;
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'PrintRequestInfo') read.version = attributes.Version ?? '';
    if (name === 'text') line = { ...(line ?? { text: '' }), ...lookOf(attributes, line) };
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name, attributes }) => {
    if (name === 'printjobid') read.token = text;
    else if (name === 'feed') read.lines.push({ text: '', ...PLAIN });
    else if (name === 'cut') read.lines.push({ cut: attributes.type === 'feed' ? 'partial' : 'full' });
    else if (name === 'symbol') read.lines.push({ qr: text });
    else if (name === 'text' && line) {
      line.text += text;
      if (text === '') line = null;
      else if (text.endsWith('\n')) {
        read.lines.push({ ...line, text: line.text.slice(0, -1) });
        line = null;
      }
    } else if (name === 'pulse' || name === 'command') throw new Error(`nobody asked for ${name}`);
  });
  parser.write(xml).close();
  return read;
}

/** A line looks like what stands behind its margin. */
function lookOf({ em, reverse, width, height }, before) {
  if (em === undefined) return before ?? PLAIN;
  return {
    bold: em === 'true',
    inverted: reverse === 'true',
    wide: Number(width) > 1,
    tall: Number(height) > 1,
  };
}
