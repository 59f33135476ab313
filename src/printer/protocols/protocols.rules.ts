import type { PrinterKind } from '../printer/printer.types.js';
import { CLOUDPRNT } from './cloudprnt/cloudprnt-traits.rules.js';
import type { Protocol } from './protocol.types.js';
import { TCP } from './tcp/tcp-traits.rules.js';

export const PROTOCOLS: Record<PrinterKind, Protocol> = { cloudprnt: CLOUDPRNT, tcp: TCP };
