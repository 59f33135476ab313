import type { Printer, PrinterKind } from '../../printer/printer.types.js';

/** The kinds of printers that are reached over a broker. */
export const BROKER_KINDS: readonly PrinterKind[] = ['starMqtt', 'mqtt'];

/** What one printer may read and write at the broker. */
export interface Place {
  printerId: string;
  shopId: string;
  kind: PrinterKind;
  topic: string;
  /** Another one means that it was given a new address: the old connection ends. */
  secretHash: string;
}

/** Something a printer said. Its connection is told that we have it when this resolves. */
export type Hear = (topic: string, payload: Buffer) => Promise<void>;

export interface Broker {
  /** Throws `NotSent` when it surely did not leave. */
  send(printerId: string, topic: string, payload: string): Promise<void>;
  /** These are listened to from now on, and nobody else. */
  follow(places: readonly Place[]): Promise<void>;
  close(): Promise<void>;
}

/** Nobody is there to take it, so nobody has it. */
export class NotSent extends Error {}

/** Lets a device in, or says null. */
export type Doorman = (name: string, password: string, address: string) => Promise<Place | null>;

export const isBrokerKind = ({ kind }: Pick<Printer, 'kind'>): boolean => BROKER_KINDS.includes(kind);
