import type { Report } from '../../printer/report.types.js';
import { fieldsOf } from '../json-fields.rules.js';

/** The last will of a connection: whatever it was, nothing comes out until it is back. */
export const GONE: Report = { kind: 'stuck', text: 'Die Verbindung zum Broker ist abgerissen' };

export const goneOf = (body: string): Report | null => (fieldsOf(body).state === 'gone' ? GONE : null);
