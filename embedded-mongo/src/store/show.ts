import { ObjectId } from 'bson';

/** A document as the real server writes it into its E11000 messages. */
export function showDocument(doc: object): string {
  const fields = Object.entries(doc).map(([name, value]) => `${name}: ${showValue(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function showValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (Array.isArray(value)) return `[ ${value.map(showValue).join(', ')} ]`;
  if (value === null || typeof value !== 'object') return String(value);
  return '_bsontype' in value ? String(value) : showDocument(value);
}
