import { Injectable } from '@nestjs/common';
import type { Caller, PrinterKind } from '../printer/printer.types.js';
import type { Report } from '../printer/report.types.js';

/** A device that has answered, and is ours until we close. */
export interface OpenLine {
  /** How it is now, before anything is sent. */
  report: Report;
  /** What became of the paper; `unknown` when the device does not say. Never throws: half a paper may be out by then. */
  print(bytes: Buffer): Promise<Report>;
  close(): void;
}

/** The way to devices that we call. */
export interface PushTransport {
  kind: PrinterKind;
  /** Connects, and asks how the device is; throws `Unreachable` when there is none. */
  open(caller: Caller): Promise<OpenLine>;
}

/** The text is shown to whoever looks why a printer does not print. */
export class Unreachable extends Error {}

/** Each transport registers itself. */
@Injectable()
export class PushTransports {
  private readonly known = new Map<PrinterKind, PushTransport>();

  add(transport: PushTransport): void {
    this.known.set(transport.kind, transport);
  }

  of(kind: PrinterKind): PushTransport | null {
    return this.known.get(kind) ?? null;
  }
}
