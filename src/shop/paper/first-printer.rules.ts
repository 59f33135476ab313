import { lanOf } from '../../printer/connection/connection.rules.js';
import type { Printer, PrinterKind } from '../../printer/printer/printer.types.js';
import type { PrinterType, ShopSettings } from '../restaurant/shop.types.js';

type PrinterFields = Pick<ShopSettings, 'printerType' | 'printerIP' | 'printerTopic'>;

const TYPE: Record<PrinterKind, PrinterType> = {
  cloudprnt: 'Cloud',
  epson: 'Cloud',
  browser: 'Cloud',
  agent: 'Network',
  tcp: 'Network',
};

/** The three old settings say how the first printer is. Without one they wait for it. */
export function printerFieldsOf(
  stored: PrinterFields,
  first: Pick<Printer, 'kind' | 'connection'> | undefined,
): PrinterFields {
  const { printerType, printerIP, printerTopic } = stored;
  if (!first) return { printerType, printerIP, printerTopic };
  return {
    printerType: TYPE[first.kind],
    printerIP: lanOf(first.connection)?.host ?? printerIP,
    printerTopic,
  };
}

/** Where the first printer stands from now on; null: it stays where it is. */
export function movedTo(
  first: Pick<Printer, 'connection'> | undefined,
  { printerIP }: Partial<PrinterFields>,
): { host: string; port: number } | null {
  const lan = lanOf(first?.connection);
  return lan && printerIP && printerIP !== lan.host ? { host: printerIP, port: lan.port } : null;
}
