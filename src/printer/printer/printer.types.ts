import type { Connection } from '../connection/connection.types.js';
import type { CodePage } from '../encode/code-page.types.js';
import type { Media } from '../encode/media.types.js';
import type { Routing } from '../routing/routing.types.js';
import type { Report } from './report.types.js';

/** The protocol of a printer; each has its own folder under protocols. */
export const PRINTER_KINDS = ['cloudprnt', 'starMqtt', 'epson', 'agent', 'mqtt', 'tcp', 'browser'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

/** Letters per line: 58 mm paper, and 80 mm in two common widths. */
export const COLUMNS = [32, 42, 48] as const;
export type Columns = (typeof COLUMNS)[number];

export interface Printer extends Routing {
  id: string;
  shopId: string;
  name: string;
  kind: PrinterKind;
  /** What its kind needs beside its address; null: nothing. */
  connection: Connection | null;
  /** What it is sent, best first; null: whatever its protocol knows. */
  media: Media[] | null;
  /** Which letters its bytes mean; null: what its kind usually has. */
  codePage: CodePage | null;
  /** false: it gets nothing, and what waits for it waits on. */
  enabled: boolean;
  columns: Columns;
  /** The stations it prints for, such as Küche and Bar; null: for all of them. */
  stations: string[] | null;
  /** The address is the key; we keep only its fingerprint and show it once. */
  secretHash: string;
  /** Pinned at first contact: another device at the same address is turned away. */
  mac: string | null;
  createdAt: Date;
}

/** Which kind of device, and where it stands. */
export type PlacedPrinter = Pick<Printer, 'kind' | 'connection'>;

export type PrinterChange = Partial<
  Pick<Printer, 'name' | 'columns' | 'stations' | 'media' | 'codePage' | 'enabled' | 'connection'>
> &
  Partial<Routing>;

/** A device that calls, known by the address it uses. */
export interface Caller {
  printerId: string;
  shopId: string;
  name: string;
  kind: PrinterKind;
  connection: Connection | null;
  media: Media[];
  codePage: CodePage;
  columns: Columns;
  enabled: boolean;
}

/** Where a device calls: below the path of its protocol, with what we keep of its secret. */
export interface DeviceAddress {
  /** Null: its protocol has none. */
  path: string | null;
  secretHash: string;
}

/** What is known of a printer without asking the store. Lost with Redis, and then learned anew at the next poll. */
export interface Presence {
  seenAt: Date | null;
  /** What it said last. */
  report: Report | null;
  /** What its last paper came to, as long as it did not come out. */
  trouble: string;
  /** How long it lets pass between two polls. */
  gapMs: number;
  silent: boolean;
  /** Another device used this address. */
  stranger: { mac: string; at: Date } | null;
}
