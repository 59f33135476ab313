import { Schema } from 'mongoose';
import type { Printer } from './printer.types.js';

export type PrinterRecord = Omit<Printer, 'id'> & { _id: string };

export const PrinterSchema = new Schema<PrinterRecord>(
  {
    _id: String,
    shopId: String,
    name: String,
    kind: String,
    connection: { type: Schema.Types.Mixed, default: null },
    media: { type: [String], default: null },
    codePage: { type: String, default: null },
    enabled: { type: Boolean, default: true },
    columns: Number,
    stations: { type: [String], default: null },
    routes: { type: Schema.Types.Mixed, default: null },
    failoverId: { type: String, default: null },
    catchAll: { type: Boolean, default: false },
    secretHash: String,
    mac: { type: String, default: null },
    createdAt: Date,
  },
  { versionKey: false, strict: 'throw', collection: 'printers' },
);
// A device says only its secret, and a secret opens one printer.
PrinterSchema.index({ secretHash: 1 }, { unique: true });
// The printers of a shop, on the page of the print queue.
PrinterSchema.index({ shopId: 1, _id: 1 });
// A topic at the broker belongs to one printer, of whatever shop.
PrinterSchema.index(
  { 'connection.topic': 1 },
  { unique: true, partialFilterExpression: { 'connection.topic': { $type: 'string' } } },
);
// Whether there is a printer that needs a broker, every few seconds.
PrinterSchema.index({ kind: 1 });
