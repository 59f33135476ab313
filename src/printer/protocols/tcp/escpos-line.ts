import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '../../../platform/dial/dial.js';
import { READY } from '../../printer/report.rules.js';
import type { Report } from '../../printer/report.types.js';
import { type OpenLine, Unreachable } from '../push-transport.js';
import {
  ASK_PAPER,
  askStatus,
  askWhenDone,
  isStatusByte,
  reportOf,
  type StatusBytes,
  saysDone,
} from './escpos-status.rules.js';

export interface Patience {
  connectMs: number;
  /** For one answer about its state. */
  statusMs: number;
  /** From the first byte of a paper to the word that it is out. */
  printMs: number;
  /** A printer that answers in its turn, but not by name, is believed after this. */
  graceMs: number;
}

export const PATIENCE: Patience = { connectMs: 4_000, statusMs: 1_500, printMs: 20_000, graceMs: 2_000 };

const ASKED = [1, 2, 3, 4] as const;
const MOST_ANSWERS = 4_096;
const UNSAID: Report = { kind: 'unknown', text: 'Der Drucker hat den Druck nicht bestätigt' };
const HALF: Report = { kind: 'unknown', text: 'Die Verbindung brach beim Drucken ab' };

/** One connection to a printer on port 9100; most accept only one at a time. */
export class EscPosLine implements OpenLine {
  report: Report = READY;
  private answers: number[] = [];
  private broken = false;
  /** It has answered at least once, so its silence means something. */
  private speaks = false;
  private printed = 0;
  private wake = (): void => undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly patience: Patience,
  ) {
    socket.on('data', (bytes) => {
      if (this.answers.length < MOST_ANSWERS) this.answers.push(...bytes.subarray(0, MOST_ANSWERS));
      this.wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.broken = true;
      this.wake();
    });
  }

  static async open({ address, family, port }: Target, patience: Patience = PATIENCE): Promise<EscPosLine> {
    const socket = connect({ host: address, family, port, noDelay: true });
    const line = new EscPosLine(socket, patience);
    const isOpen = new Promise<void>((resolve) => socket.once('connect', resolve));
    await Promise.race([isOpen, line.until(() => line.broken, patience.connectMs)]);
    if (socket.connecting || line.broken) {
      socket.destroy();
      throw new Unreachable(`Unter ${address} antwortet kein Drucker`);
    }
    line.report = await line.status();
    return line;
  }

  /** Who answers nothing about its state is sent papers all the same: many cheap printers are mute. */
  async status(): Promise<Report> {
    const bytes: StatusBytes = {};
    for (const n of ASKED) {
      this.answers = [];
      this.socket.write(askStatus(n));
      await this.until(() => this.answers.some(isStatusByte), this.patience.statusMs);
      const byte = this.answers.find(isStatusByte);
      if (byte === undefined) break;
      this.speaks = true;
      bytes[n] = byte;
    }
    return reportOf(bytes);
  }

  async print(bytes: Buffer): Promise<Report> {
    const until = Date.now() + this.patience.printMs;
    const left = () => Math.max(until - Date.now(), 0);
    this.answers = [];
    const id = processIdOf(++this.printed);
    let written = false;
    this.socket.write(Buffer.concat([bytes, askWhenDone(id), ASK_PAPER]), (error) => {
      written = !error;
      this.wake();
    });
    await this.until(() => written, left());
    if (!written) return this.whyNot();
    if (!this.speaks) return READY;
    await this.until(() => saysDone(this.answers, id) !== null, left());
    if (saysDone(this.answers, id) === 'workedOff')
      await this.until(() => saysDone(this.answers, id) === 'done', Math.min(left(), this.patience.graceMs));
    return saysDone(this.answers, id) ? READY : this.whyNot();
  }

  close(): void {
    this.socket.destroy();
  }

  /** Out of paper in the middle of a docket is no failure of the docket. */
  private async whyNot(): Promise<Report> {
    if (this.broken) return HALF;
    const report = await this.status();
    return report.kind === 'ok' || report.kind === 'paperLow' ? UNSAID : report;
  }

  /** Until that is so, the line is broken, or the time is over; a peer that drips a byte a second wins no time. */
  private async until(isSo: () => boolean, ms: number): Promise<void> {
    const over = new AbortController();
    const deadline = sleep(ms, 'late', { signal: over.signal }).catch(() => 'late');
    try {
      while (!isSo() && !this.broken) {
        const news = new Promise<string>((resolve) => {
          this.wake = () => resolve('news');
        });
        if (isSo() || (await Promise.race([news, deadline])) === 'late') return;
      }
    } finally {
      over.abort();
    }
  }
}

/** Four letters that tell the papers of one connection apart. */
const processIdOf = (n: number): string => n.toString(36).toUpperCase().padStart(4, '0').slice(-4);
