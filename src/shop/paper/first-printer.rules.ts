import { lanOf, topicOf } from '../../printer/connection/connection.rules.js';
import type { PlacedPrinter, PrinterKind } from '../../printer/printer/printer.types.js';
import type { PrinterType, ShopSettings } from '../restaurant/shop.types.js';

type PrinterFields = Pick<ShopSettings, 'printerType' | 'printerIP' | 'printerTopic'>;

const TYPE: Record<PrinterKind, PrinterType> = {
  cloudprnt: 'Cloud',
  starMqtt: 'Mqtt',
  epson: 'Cloud',
  browser: 'Cloud',
  agent: 'Network',
  mqtt: 'Mqtt',
  tcp: 'Network',
};

/** The three old settings say how the first printer is. Without one they wait for it. */
export function printerFieldsOf(stored: PrinterFields, first: PlacedPrinter | null): PrinterFields {
  const { printerType, printerIP, printerTopic } = stored;
  if (!first) return { printerType, printerIP, printerTopic };
  return {
    printerType: TYPE[first.kind],
    printerIP: lanOf(first.connection)?.host ?? printerIP,
    printerTopic: topicOf(first.connection) || printerTopic,
  };
}

interface Move {
  host?: string;
  port?: number;
  topic?: string;
}

/** Where the first printer stands and listens from now on; null: it stays where it is. */
export function movedTo(
  first: PlacedPrinter | undefined,
  { printerIP, printerTopic }: Partial<PrinterFields>,
): Move | null {
  const lan = lanOf(first?.connection);
  const host = lan && printerIP && printerIP !== lan.host ? { host: printerIP, port: lan.port } : null;
  // A Star printer is told its topic, so nobody chooses it.
  const isOther = first?.kind === 'mqtt' && printerTopic && printerTopic !== topicOf(first.connection);
  const topic = isOther ? { topic: printerTopic } : null;
  return host || topic ? { ...host, ...topic } : null;
}
