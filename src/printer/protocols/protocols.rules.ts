import type { PrinterKind } from '../printer/printer.types.js';
import { CLOUDPRNT } from './cloudprnt/cloudprnt-traits.rules.js';
import type { ProtocolTraits } from './protocol.types.js';

export const PROTOCOLS: Record<PrinterKind, ProtocolTraits> = { cloudprnt: CLOUDPRNT };
